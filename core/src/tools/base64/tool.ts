import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";
import { decodeBase64, encodeBase64 } from "../../text/base64.ts";
import { loneSurrogateMessage } from "../../text/lone-surrogate.ts";
import { fileKind } from "./file-kind.ts";
import { decodeUtf8 } from "../../text/bytes.ts";

const encoding = { field: "direction", is: ["encode"] };

/** Text and files to Base64 and back. */
export const tool = defineTool({
  id: "base64",
  route: "/dev-utilities",
  title: "Base64",
  summary: "Encode and decode Base64: text in UTF-8, files, data URIs",
  aliases: ["b64", "data uri"],
  action: {
    label: "Convert",
    busyLabel: "Converting...",
    success: { title: "Converted" },
    failure: "Failed to encode Base64",
  },
  fields: {
    direction: field.choice({
      label: "Direction",
      options: [
        { value: "encode", label: "Encode" },
        { value: "decode", label: "Decode" },
      ],
      initial: "encode",
      variant: "segments",
      section: "Input",
    }),
    text: field.text({ label: "Text", initial: "", lines: 8, mono: true, section: "Input" }),
    file: field.file({
      label: "Or a file",
      accept: ["*/*"],
      maxBytes: 20 * 1024 * 1024,
      wrongType: { message: "This is not a file." },
      tooLarge: { title: "File too large", message: "A file may have at most 20 MB here." },
      section: "Input",
      when: encoding,
    }),
    urlSafe: field.flag({
      label: "For addresses (URL-safe)",
      initial: false,
      variant: "checkbox",
      section: "Options",
      when: encoding,
    }),
    dataUri: field.flag({
      label: "As data URI",
      initial: false,
      variant: "checkbox",
      section: "Options",
      when: encoding,
    }),
    wrap: field.flag({ label: "Lines of 76", initial: false, variant: "checkbox", section: "Options", when: encoding }),
  },
  positional: "text",
  examples: [
    { name: "Text with emoji", input: { text: "Grüße 👋" } },
    { name: "Decode", input: { direction: "decode", text: "R3LDvMOfZSDwn5GL" } },
  ],
  check({ direction, text, file, dataUri, urlSafe, wrap }) {
    if (direction === "encode") {
      if (text === "" && !file)
        return [{ field: "text", message: "Failed to encode Base64. Write a text or choose a file." }];
      const broken = file ? undefined : loneSurrogateMessage("The text", text);
      if (broken !== undefined)
        return [{ field: "text", title: "Error", message: `Failed to encode Base64. ${broken}` }];
      if (dataUri && (urlSafe || wrap))
        return [
          {
            field: "dataUri",
            title: "Error",
            message: "Failed to encode Base64. A data URI is one line in the standard alphabet.",
          },
        ];
      return [];
    }
    if (text.trim() === "") return [{ field: "text", message: "Paste the Base64 to decode." }];
    const reading = decodeBase64(text);
    return reading.ok ? [] : [{ field: "text", title: "Error", message: `Invalid Base64 string. ${reading.why}` }];
  },
  async generate({ direction, text, file, urlSafe, dataUri, wrap }) {
    if (direction === "encode") {
      const bytes = file ? await file.bytes() : new TextEncoder().encode(text);
      const body = encodeBase64(bytes, { isUrl: urlSafe, wrap: wrap ? 76 : 0 });
      const mime = file ? file.type || "application/octet-stream" : "text/plain;charset=utf-8";
      const encoded = dataUri ? `data:${mime};base64,${body}` : body;
      return [{ kind: "text", name: "base64.txt", label: "Base64", mime: "text/plain", text: encoded }];
    }
    const reading = decodeBase64(text);
    if (!reading.ok) throw new Error("check() lets no bad Base64 through");
    const decoded = decodeUtf8(reading.bytes, "keep mark");
    if (decoded !== undefined && !reading.mime?.startsWith("image/"))
      return [{ kind: "text", name: "decoded.txt", label: "Text", mime: "text/plain", text: decoded }];
    const { mime, ending } = fileKind(reading.bytes);
    return [{ kind: "binary", name: `decoded.${ending}`, label: "File", mime, bytes: reading.bytes }];
  },
});
