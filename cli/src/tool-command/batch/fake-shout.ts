import { type AnyTool, defineTool, field, fileText, ToolError } from "@toolbox/core";

/** Shouts; counts its runs. `parts` makes it give two files per input. */
export function shout({ parts = false } = {}) {
  const ran: string[] = [];
  const tool = defineTool({
    id: "shout",
    route: "/sample",
    title: "Shout",
    summary: "Says it louder",
    aliases: [],
    action: { label: "Shout", busyLabel: "Shouting...", success: { title: "Shouted" } },
    fields: {
      text: field.text({ label: "Text", initial: "", min: 1, message: "Say something." }),
      mark: field.text({ label: "Mark", initial: "!" }),
    },
    positional: "text",
    examples: [{ name: "Hello", input: { text: "Hello" } }],
    batch: {
      endings: ["txt", "md"],
      async read(file) {
        const text = await fileText(file);
        if (text.includes("broken")) throw new ToolError("decode", "It is broken.");
        return { text: text.trim() };
      },
    },
    generate: ({ text, mark }) => {
      ran.push(text);
      const loud = { kind: "text", name: "loud.log", mime: "text/plain", text: text.toUpperCase() + mark } as const;
      return parts ? [loud, { ...loud, name: "quiet.log", text }] : [loud];
    },
  });
  return { tool: tool as AnyTool, ran };
}
