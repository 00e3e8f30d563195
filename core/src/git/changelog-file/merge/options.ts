import type { HostName } from "../../changelog/output/hosts.ts";

/** A release to make of what is not released yet. */
export interface NewRelease {
  readonly version: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** The tag it will get; by default named as the newest tag is, with or without a v. */
  readonly tag?: string;
}

export interface MergeOptions {
  /** The project's name for the first lines of a new file. */
  readonly project?: string;
  /** The repository's page, for links that compare versions; what `remotePage` gives. */
  readonly page?: string;
  /** What kind of host serves that page, when its name does not tell. */
  readonly hostName?: HostName;
  /** The branch that what is not released yet stands on, for hosts that link to it by name; `main` without it. */
  readonly branch?: string;
  /** The tag of the release before the oldest of a part of the history: what that one is compared with. */
  readonly base?: string;
  readonly release?: NewRelease;
  /** The releases given are a part of the history, so that a bullet without an entry says nothing: it stays. */
  readonly isPartial?: boolean;
  /** Makes a section for every release the file lacks, the oldest too. */
  readonly addsAll?: boolean;
}

/** The changed file, or a sentence saying why it was left alone. */
export type MergeResult =
  | {
      readonly ok: true;
      readonly text: string;
      /** How many releases were not written, since the file shares none with the history; `addsAll` writes them. */
      readonly leftOut?: number;
    }
  | { readonly ok: false; readonly message: string };
