import { shellQuote } from "@toolbox/core";

/** The hooks of messages, which are installed where nothing else is said. */
export const hookNames = ["commit-msg", "prepare-commit-msg"] as const;
export const allHookNames = [...hookNames, "pre-commit"] as const;
export type HookName = (typeof allHookNames)[number];

/** How a hook starts Toolbox. */
export interface Starter {
  readonly node: string;
  readonly script: string;
}

export interface BlockOptions {
  readonly hook: HookName;
  /** Absent in hooks that others use too: a path of this machine means nothing to them. */
  readonly starter?: Starter;
  /** Whether the whole file is ours, so that taking the block out takes the file away. */
  readonly isWholeFile: boolean;
  /** Whether a suggestion may stand in the first line: only where commit-msg would refuse it left unfinished. */
  readonly fill: boolean;
  /** Whether what is out of date refuses the commit, and not only a message that does not pass. */
  readonly blocks?: boolean;
}

/** The first and the last line of our part of a hook. */
export const beginMark = (hook: HookName, isWholeFile: boolean) =>
  `# >>> toolbox ${hook}${isWholeFile ? " (whole file)" : ""} >>>`;
export const endMark = (hook: HookName) => `# <<< toolbox ${hook} <<<`;

/** A hook that was there before and could not take our lines lives on under this name, and is run first. */
export const BEFORE = ".before-toolbox";

// Programs started from a desktop know little of PATH; these are where Node and its tools are put.
const FOLDERS = [
  '"$HOME"/.nvm/versions/node/*/bin',
  '"$HOME"/.local/share/fnm/node-versions/*/installation/bin',
  '"$HOME/Library/Application Support"/fnm/node-versions/*/installation/bin',
  '"$HOME"/.volta/bin',
  '"$HOME"/.asdf/shims',
  '"$HOME"/.local/share/mise/shims',
  '"$HOME"/.local/share/pnpm',
  "/opt/homebrew/bin",
  "/usr/local/bin",
  "/home/linuxbrew/.linuxbrew/bin",
];

const NOTE = `# Put here by "toolbox hooks install", taken out by "toolbox hooks uninstall". TOOLBOX_HOOKS=0 skips it.`;

/** Our part of a hook: POSIX sh in a subshell, so that nothing of it reaches the lines around. */
export function hookBlock(options: BlockOptions): string {
  const { hook, isWholeFile, blocks = false } = options;
  const refuses = hook === "commit-msg" || (hook === "pre-commit" && blocks);
  const lines = [
    beginMark(hook, isWholeFile),
    NOTE,
    ...(isWholeFile ? [`if [ -x "$0${BEFORE}" ]; then "$0${BEFORE}" "$@" || exit $?; fi`] : []),
    "(",
    ...beginnings[hook],
    ...startLines(options),
    // Only the code of a finding refuses the commit; Node itself ends with others.
    refuses ? ') || if [ "$?" -eq 10 ]; then exit 1; fi' : ") || :",
    endMark(hook),
  ];
  return `${lines.join("\n")}\n`;
}

const beginnings: Readonly<Record<HookName, readonly string[]>> = {
  "commit-msg": [
    '  if [ "${TOOLBOX_HOOKS:-}" = 0 ]; then exit 0; fi',
    "  TOOLBOX_HOOK=commit-msg",
    "  TOOLBOX_GIT_CONFIG=$(git config --get-regexp '^(core\\.comment(char|string)|commit\\.cleanup)$' || :)",
    "  export TOOLBOX_HOOK TOOLBOX_GIT_CONFIG",
  ],
  // A message that came with -m, a template, a merge, a squash or a commit is not ours to write; nor is one nobody edits.
  "prepare-commit-msg": [
    '  if [ "${TOOLBOX_HOOKS:-}" = 0 ] || [ -n "${2:-}" ] || [ "${GIT_EDITOR:-}" = : ]; then exit 0; fi',
    "  TOOLBOX_HOOK=prepare-commit-msg",
    "  export TOOLBOX_HOOK",
  ],
  "pre-commit": [
    '  if [ "${TOOLBOX_HOOKS:-}" = 0 ]; then exit 0; fi',
    "  TOOLBOX_HOOK=pre-commit",
    "  export TOOLBOX_HOOK",
  ],
};

function startLines({ hook, starter, fill }: BlockOptions): string[] {
  const { command, miss } = {
    "commit-msg": { command: 'lint --edit "$1"', miss: "the message was not checked" },
    "prepare-commit-msg": { command: `hooks prepare${fill ? " --fill" : ""} "$1"`, miss: "no message was suggested" },
    "pre-commit": { command: "make --check --staged", miss: "what is made was not checked" },
  }[hook];
  const recorded = starter && [shellQuote(starter.node), shellQuote(starter.script)];
  return [
    ...(recorded
      ? [
          `  if [ -x ${recorded[0]} ] && [ -f ${recorded[1]} ]; then`,
          `    exec ${recorded.join(" ")} ${command} </dev/null`,
          "  fi",
        ]
      : []),
    `  for folder in ${FOLDERS.join(" \\\n    ")}; do`,
    '    if [ -d "$folder" ]; then PATH=$PATH:$folder; fi',
    "  done",
    "  PATH=$PWD/node_modules/.bin:$PATH",
    "  if command -v node >/dev/null 2>&1 && command -v toolbox >/dev/null 2>&1; then",
    `    exec toolbox ${command} </dev/null`,
    "  fi",
    `  echo "toolbox: not found, so ${miss}. Install it, or run: toolbox hooks uninstall" >&2`,
  ];
}
