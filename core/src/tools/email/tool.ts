import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";
import { doubts } from "./doubts.ts";
import { whyInvalid } from "./why-invalid.ts";

/** Whether addresses are written as addresses, and what looks like a slip. */
export const tool = defineTool({
  id: "email",
  route: "/dev-utilities",
  title: "Email",
  summary: "Check how email addresses are written, and spot likely slips",
  aliases: ["address", "mail"],
  action: { label: "Validate", busyLabel: "Validating...", success: { title: "Checked" } },
  fields: {
    text: field.text({
      label: "Email",
      hint: "One address per line.",
      initial: "",
      min: 1,
      lines: 5,
      placeholder: "ada@example.org",
      section: "Addresses",
      message: "Write an address to check.",
    }),
  },
  positional: "text",
  examples: [
    { name: "One with a slip", input: { text: "ada@gmial.com" } },
    { name: "Several", input: { text: "ada@example.org\ngrace+news@example.org\nno at.example.org" } },
  ],
  notInMake: "no file",
  generate({ text }) {
    const addresses = text
      .split(/\r\n|\r|\n/)
      .map((line) => line.trim())
      .filter((line) => line !== "");
    const rows = addresses.flatMap((address, index) => {
      const why = whyInvalid(address);
      const label = (words: string) => (addresses.length === 1 ? words : `${index + 1}. ${words}`);
      const result = why === undefined ? "Valid email address" : "Invalid email address";
      const notes = why === undefined ? doubts(address) : [why];
      return [
        ...(addresses.length === 1 ? [] : [{ label: label("Address"), value: address }]),
        { label: label("Result"), value: result },
        ...(notes.length === 0
          ? []
          : [{ label: label(why === undefined ? "Doubtful" : "Why"), value: notes.join(" ") }]),
      ];
    });
    const hasFaults = addresses.some((address) => whyInvalid(address) !== undefined);
    return [{ kind: "facts", name: "result", label: "Result", rows, hasFaults }];
  },
});
