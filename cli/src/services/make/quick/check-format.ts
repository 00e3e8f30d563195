/** How a plain `make --check` tells its findings; undefined for other arguments. @param args without node and script */
export function checkFormat(args: readonly string[]): "text" | "github" | undefined {
  const words = args.join(" ");
  if (words === "make --check") return "text";
  return words === "make --check --format github" ? "github" : undefined;
}
