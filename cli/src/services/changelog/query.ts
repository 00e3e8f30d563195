import type { HostName } from "@toolbox/core/git/changelog/output/hosts.ts";
import type { TagChoice } from "@toolbox/core/git/changelog/history/tags.ts";
import type { MessageRules } from "@toolbox/core/git/changelog/entries/noise.ts";
import type { FragmentPlaces } from "./fragments/fragment-files.ts";
import type { WorkspacePackage } from "./history/packages.ts";

/** Which part of a history to tell of, and how to read it. */
export interface HistoryQuery {
  /** After this commit, tag or version. */
  readonly from?: string;
  /** Up to this one; HEAD by default. */
  readonly to?: string;
  /** In place of HEAD: commits to tell of together; the first says which releases count. */
  readonly tips?: readonly [string, ...string[]];
  /** Only what is not released yet, or only the newest release. */
  readonly part?: "unreleased" | "latest";
  readonly tags: TagChoice;
  /** Releases that HEAD does not contain count too. */
  readonly allTags?: boolean;
  readonly rules: MessageRules;
  /** Fragments alone tell of the first release, where there are some. */
  readonly firstByHand?: boolean;
  readonly wantsContributors?: boolean;
  readonly allowShallow?: boolean;
  readonly usesCache?: boolean;
  /** One changelog for each of these, of the commits that touch its folder. */
  readonly packages?: readonly WorkspacePackage[];
  /** Of these, only packages that had a release, or may get one and have something to tell. */
  readonly onlyReleased?: boolean;
  /** Where changes may wait in files of their own. */
  readonly fragments?: FragmentPlaces;
  /** The page of the repository and what runs there, when the remote does not tell. */
  readonly page?: string;
  readonly host?: HostName;
}
