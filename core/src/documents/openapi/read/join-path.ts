/** A path from a folder: `a/../b` and `./c` give `b/c`; steps above the start stay. */
export function joinPath(folder: string, path: string): string {
  const steps: string[] = [];
  for (const step of `${folder}/${path}`.split("/")) {
    if (step === "" || step === ".") continue;
    if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
    else steps.push(step);
  }
  return steps.join("/");
}
