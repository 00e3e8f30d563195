import type { CallToolResult, ContentBlock } from "@modelcontextprotocol/server";
import { formatNumber, type Issue, type Output } from "@toolbox/core";
import { factsText } from "../../tool-command/output/facts-text.ts";

/** Of a longer text an assistant gets the beginning: what it reads counts against its memory. In UTF-16 code units. */
const MAX_TEXT = 100_000;
/** All images of a result together, in bytes before base64. */
const MAX_IMAGES = 3_000_000;

const shownImages = new Set(["image/png", "image/jpeg", "image/webp", "image/gif"]);

/** Outputs as an assistant reads them: texts whole, images as images, what is neither by its name and size. */
export function shownResult(outputs: readonly Output[], warnings: readonly string[]): CallToolResult {
  let room = MAX_IMAGES;
  const several = outputs.length > 1;
  const content = outputs.flatMap((output): ContentBlock[] => {
    if (output.kind === "facts") return [text(factsText(output, { hasHeading: several }))];
    if (output.kind === "text" && output.text === "") return [text(`${output.name} is empty.`)];
    if (output.kind === "text") return [text(several ? `${output.name}\n\n${whole(output.text)}` : whole(output.text))];
    const size = `${output.name} (${output.mime}, ${formatNumber(output.bytes.length)} bytes)`;
    if (!shownImages.has(output.mime) || output.bytes.length > room)
      return [text(`${size} is not shown. Call again with saveTo to have it as a file.`)];
    room -= output.bytes.length;
    return [text(size), { type: "image", data: Buffer.from(output.bytes).toString("base64"), mimeType: output.mime }];
  });
  return { content: [...content, ...noted(warnings)] };
}

/** What was saved, by paths under the root, with the facts beside them. */
export function savedResult(
  saved: readonly string[],
  outputs: readonly Output[],
  warnings: readonly string[],
): CallToolResult {
  const facts = outputs.flatMap((output) =>
    output.kind === "facts" ? [text(factsText(output, { hasHeading: true }))] : [],
  );
  return { content: [text(`Saved:\n${saved.join("\n")}`), ...facts, ...noted(warnings)] };
}

/** What went wrong, each with the argument it belongs to. */
export function refusedResult(issues: readonly Issue[]): CallToolResult {
  const lines = issues.map(({ field, message }) => (field === undefined ? message : `${field}: ${message}`));
  return { isError: true, content: [text(lines.join("\n"))] };
}

const text = (words: string): ContentBlock => ({ type: "text", text: words });

const noted = (warnings: readonly string[]) => warnings.map((warning) => text(`Note: ${warning}`));

function whole(words: string): string {
  if (words.length <= MAX_TEXT) return words;
  const left = formatNumber(words.length - MAX_TEXT);
  return `${words.slice(0, MAX_TEXT)}\n… and ${left} characters more. Call again with saveTo to have all of it as a file.`;
}
