import { readFileSync } from "node:fs";
import path from "node:path";
import { isSource, workspaceFiles } from "../architecture/workspace-files.ts";
import { root } from "../scripts/run-step.ts";
import { readTexts, type WrittenText } from "./read-texts.ts";

/** A text that a person can meet, and the file it is in. */
export interface Message extends WrittenText {
  readonly file: string;
}

/** Every text of the products that a person can meet: errors, warnings, notices, toasts, labels, help, prompts. */
export function listMessages(): Message[] {
  return workspaceFiles()
    .filter((file) => isSource(file) && isProduct(file))
    .flatMap((file) =>
      readTexts(readFileSync(path.join(root, file), "utf8"), file)
        .filter(isForPeople)
        .map((text) => ({ file, ...text })),
    );
}

const isProduct = (file: string) =>
  /^(?:cli|core|web)\/(?:src|backend|scripts)\//.test(file) &&
  !/\.(?:gen|test|test-entry|test-rows|contract)\.|\/(?:testing|contracts|integration|sql)\/|\/fake-|^core\/scripts\//.test(
    file,
  );

/** What is written for programs: class names, styles, keys, addresses, lists of words to look up. */
const codePlaces =
  /^(?:className=|cx\(\)|Set\(\)|key=|viewBox=|d=|style=|boxShadow:|classes:|query\(\)|startsWith\(\)|includes\(\)|replace\(\)|RegExp\(\)|querySelector(?:All)?\(\)|imports:|families =|FLAGS =|TEXTS =|NUMBERS =|words\(\)|rules =)$/;

/** Code that tools write, and styles. */
const code =
  /[;{}]\n|=> |<\/|\/>|className|^\s*(?:import|export|const|let|select|create|alter|grant|insert|update|delete|drop|revoke) |^[A-Z]{3,} [A-Z]{2,}|^[.:#][a-z]|^<\w|\d(?:px|rem)\b.*\d(?:px|rem|em)\b|var\(--/;

/** Class names of Tailwind and the like: all small, at least one with a hyphen or a colon in it. */
const classNames = /^(?=.*[a-z][-:])[a-z\d:[\]/.()&>*!#%,_=-]+(?: [a-z\d:[\]/.()&>*!#%,_=-]+)+$/;

function isForPeople({ place, text }: WrittenText): boolean {
  if (codePlaces.test(place) || code.test(text) || classNames.test(text)) return false;
  const words = text.replaceAll(/\{[^{}]*\}/g, " ").match(/\p{L}{2,}/gu) ?? [];
  return words.length > 1 && /[\p{L}}’,.:"] +[\p{L}{"“(]/u.test(text);
}
