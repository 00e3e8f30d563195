import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./packed-project.ts";

/** A block of code of a page. */
export interface DocExample {
  readonly language: "js" | "ts";
  readonly code: string;
  /** What it prints, as the block after it says; undefined when there is none. */
  readonly prints: string | undefined;
  /** Its first line in the page. */
  readonly line: number;
}

/** The blocks in JavaScript and TypeScript of a page of the documentation, each with what it prints. */
export function docExamples(page: string): readonly DocExample[] {
  const text = readFileSync(path.join(root, page), "utf8");
  return [...text.matchAll(/^```(js|ts)\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?/gms)].map((found) => ({
    language: found[1] as "js" | "ts",
    code: found[2] ?? "",
    prints: found[3],
    line: text.slice(0, found.index).split("\n").length,
  }));
}
