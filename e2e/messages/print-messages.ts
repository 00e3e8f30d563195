import { listMessages } from "./list-messages.ts";

/** `pnpm messages [word]`: every text that a person can meet, as `file:line text`, or those with the word. */
const word = process.argv[2]?.toLowerCase() ?? "";
const found = listMessages().filter(({ text }) => text.toLowerCase().includes(word));
for (const { file, line, text } of found)
  process.stdout.write(`${file}:${line} ${text.replaceAll(/\s+/g, " ").trim()}\n`);
process.stderr.write(`${found.length.toLocaleString("en-US")} texts\n`);
