import type { Shell } from "../shell/shell.ts";

/**
 * What the machine knows of the fields a tool calls `prefilled`: raw values by the name of the field, undefined where it
 * knows nothing. They count for fields the user did not set, and are judged like everything typed. Never throws for a file or a repository
 * that is missing or broken.
 */
export type Prefill = (shell: Pick<Shell, "cwd" | "env" | "signal">) => Promise<Readonly<Record<string, unknown>>>;
