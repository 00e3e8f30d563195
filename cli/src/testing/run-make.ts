import type { MakeOptions } from "../services/make/make-options.ts";
import { checkMade } from "../services/make/check.ts";
import { initMake } from "../services/make/init/init.ts";
import { make } from "../services/make/make.ts";
import { explain } from "../shell/explain.ts";
import { fakeShell, type FakeShellOptions } from "./fake-shell.ts";

/** Runs `toolbox make` in a folder, in memory, as the process would: what is thrown becomes words and a code. */
export async function runMake(
  cwd: string,
  {
    names = [],
    shell: given = {},
    ...options
  }: MakeOptions & { readonly names?: readonly string[]; readonly shell?: FakeShellOptions } = {},
) {
  const shell = fakeShell({ cwd, ...given });
  let code = 0;
  try {
    if (options.init) await initMake(options, shell);
    else await (options.check || options.diff ? checkMade : make)(names, options, shell);
  } catch (error) {
    const end = explain(error, shell.env);
    code = end.exitCode;
    await shell.stderr.write(end.words);
  }
  return { code, out: shell.out(), err: shell.err() };
}
