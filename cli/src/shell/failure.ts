/** What the process ends with. One table for the whole CLI; docs and `--help` quote it. */
export const exitCodes = {
  ok: 0,
  /** A finding (lint, check) or a failure, a bug of ours too. */
  failure: 1,
  /** Wrong flags or invalid input. */
  usage: 2,
  /** Something the machine lacks: git, a repository, a readable file, a writable folder. */
  environment: 3,
  notSignedIn: 4,
  unreachable: 5,
  /** A finding that shall refuse a commit, told to our own hook: Node ends with 1 when it cannot even start us. */
  refused: 10,
  /** 128 + SIGINT */
  interrupted: 130,
  /** 128 + SIGTERM */
  terminated: 143,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/**
 * A failure Toolbox foresaw. The message is one plain sentence that says what was wrong; `next` is one that says what
 * to do; `rows` are lines under them, such as a list or commands. Values in them may be anybody's: they are shown on one
 * line. Anything else that reaches the top is a bug and is reported as one.
 */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly exitCode: ExitCode;
  readonly next: string | undefined;
  readonly rows: readonly string[];
  constructor(
    exitCode: keyof typeof exitCodes,
    message: string,
    options: { next?: string; rows?: readonly string[]; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.exitCode = exitCodes[exitCode];
    this.next = options.next;
    this.rows = options.rows ?? [];
  }
}

/** Ends a command whose words are already written, such as a list of findings. */
export class Exit extends Error {
  override readonly name = "Exit";
  readonly exitCode: ExitCode;
  constructor(exitCode: keyof typeof exitCodes) {
    super(`exit ${exitCodes[exitCode]}`);
    this.exitCode = exitCodes[exitCode];
  }
}
