import type { DescribedCommand, DescribedOption } from "./describe-commands.ts";

export const completionShells = ["bash", "zsh", "fish"] as const;
type CompletionShell = (typeof completionShells)[number];

/**
 * The script that teaches a shell our commands, their options and choices. It holds all it knows: completing never
 * runs Toolbox. After an update it is loaded anew with the next terminal.
 */
export function completionScript(shell: CompletionShell, commands: readonly DescribedCommand[]): string {
  return { bash, zsh, fish }[shell](commands);
}

function bash(commands: readonly DescribedCommand[]): string {
  const cases = commands.map((command) => {
    const values = command.options.filter((option) => option.takes !== "nothing").map(bashValue);
    const words = [...command.bare, ...command.options.map((option) => option.flag)];
    return `    ${command.name})
      case "$before" in
${values.join("")}        *) COMPREPLY=($(compgen -W ${quote(words.join(" "))} -- "$word")) ;;
      esac ;;
`;
  });
  const names = commands.map((command) => command.name);
  return `# bash completion of toolbox
_toolbox() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W ${quote([...names, "help", "--help", "--version"].join(" "))} -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
    help) COMPREPLY=($(compgen -W ${quote(names.join(" "))} -- "$word")) ;;
${cases.join("")}  esac
}
complete -o default -F _toolbox toolbox
`;
}

function bashValue({ flag, takes }: DescribedOption): string {
  const action =
    takes === "path"
      ? `COMPREPLY=($(compgen -f -- "$word"))`
      : `COMPREPLY=(${typeof takes === "string" ? "" : `$(compgen -W ${quote(takes.join(" "))} -- "$word")`})`;
  return `        ${flag}) ${action} ;;\n`;
}

function zsh(commands: readonly DescribedCommand[]): string {
  const cases = commands.map((command) => {
    const bare = command.bare.length === 0 ? `'*:file:_files'` : quote(`1:command:(${command.bare.join(" ")})`);
    const lines = [...command.options.map(zshOption), bare];
    return `        ${command.name}) _arguments \\\n${lines.map((line) => `          ${line}`).join(" \\\n")} ;;\n`;
  });
  return `#compdef toolbox
# zsh completion of toolbox
_toolbox() {
  local -a commands=(
${commands.map((command) => `    ${quote(`${command.name}:${command.words}`)}\n`).join("")}    'help:Show help of a command'
  )
  _arguments -C '1: :->command' '*:: :->rest'
  case $state in
    command) _describe command commands ;;
    rest)
      case $words[1] in
        help) _describe command commands ;;
${cases.join("")}      esac ;;
  esac
}
compdef _toolbox toolbox
`;
}

function zshOption({ flag, words, takes }: DescribedOption): string {
  // Brackets and colons mean something to _arguments.
  const text = words.replaceAll(/[[\]:\\]/g, (sign) => `\\${sign}`);
  const value =
    takes === "nothing"
      ? ""
      : takes === "path"
        ? ":file:_files"
        : takes === "text"
          ? ":value:"
          : `:value:(${takes.join(" ")})`;
  return quote(`*${flag}[${text}]${value}`);
}

function fish(commands: readonly DescribedCommand[]): string {
  const lines = commands.flatMap((command) => {
    const on = `complete -c toolbox -n ${quote(`__fish_seen_subcommand_from ${command.name}`)}`;
    return [
      `complete -c toolbox -n __fish_use_subcommand -f -a ${command.name} -d ${quote(command.words, true)}`,
      ...(command.bare.length === 0 ? [] : [`${on} -f -a ${quote(command.bare.join(" "))}`]),
      ...command.options.map(({ flag, words, takes }) => {
        const value =
          takes === "nothing"
            ? ""
            : takes === "path"
              ? " -r -F"
              : takes === "text"
                ? " -x"
                : ` -x -a ${quote(takes.join(" "))}`;
        return `${on} -l ${flag.replace(/^--/, "")}${value} -d ${quote(words, true)}`;
      }),
    ];
  });
  const help = [
    `complete -c toolbox -n __fish_use_subcommand -f -a help -d 'Show help of a command'`,
    `complete -c toolbox -n '__fish_seen_subcommand_from help' -f -a ${quote(commands.map(({ name }) => name).join(" "))}`,
  ];
  return `# fish completion of toolbox\n${[...help, ...lines].join("\n")}\n`;
}

/** A word in single quotes. Fish knows a backslash inside them, POSIX shells do not. */
function quote(text: string, isFish = false): string {
  const escaped = isFish ? text.replaceAll(/['\\]/g, String.raw`\$&`) : text.replaceAll("'", String.raw`'\''`);
  return `'${escaped}'`;
}
