import { isEmoji } from "../../graphics/drawing/emoji-text.ts";
import type { Issue } from "../../tool/output.ts";
import { ogFields, type OgInput } from "../../graphics/og-image/fields.ts";
import { isImageFolder } from "../../graphics/og-image/meta-tags.ts";

/** What a field cannot say of itself. */
export function checkOgInput({ emoji, sizes, metaTags, address }: OgInput): Issue[] {
  const issues: Issue[] = [];
  if (emoji.trim() !== "" && !isEmoji(emoji.trim()))
    issues.push({ field: "emoji", message: ogFields.emoji.message ?? "" });
  if (sizes.length === 0) issues.push({ field: "sizes", message: "Choose at least one size." });
  if (metaTags && !isImageFolder(address))
    issues.push({
      field: "address",
      message: "The address must begin with https:// or http:// and end with a folder, without ? and #.",
    });
  return issues;
}
