import type { Repository } from "./repository.ts";

export const templates = ["basic", "react", "api"] as const;
export type Template = (typeof templates)[number];

/** Where packages come from, and how they are built. */
export const ecosystems = [
  { value: "node", label: "Node.js" },
  { value: "rust", label: "Rust" },
  { value: "python", label: "Python" },
  { value: "go", label: "Go" },
] as const;
export type Ecosystem = (typeof ecosystems)[number]["value"];

/** How people use it. */
export const projectKinds = [
  { value: "command", label: "Command" },
  { value: "library", label: "Library" },
  { value: "app", label: "App" },
] as const;
export type ProjectKind = (typeof projectKinds)[number]["value"];

/** What the sections speak of. */
export interface Project {
  readonly template: Template;
  readonly name: string;
  readonly author: string;
  readonly license: string;
  readonly repository: Repository | undefined;
  readonly packageName: string;
  readonly ecosystem: Ecosystem;
  readonly kind: ProjectKind;
  /** What is typed to run it; empty where the package's name says it, or nobody knows. */
  readonly command: string;
  /** Path of the license's text; empty when there is none. */
  readonly licenseFile: string;
}
