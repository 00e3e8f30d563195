import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";
import { decodeId } from "./decode-id.ts";
import { nanoId } from "./nano-id.ts";
import { ulid } from "./ulid.ts";
import { uuidV4, uuidV7, writeUuid } from "./uuid.ts";

const uuids = { field: "kind", is: ["v4", "v7"] };

/** Identifiers by the handful, or what is inside one. */
export const tool = defineTool({
  id: "uuid",
  route: "/dev-utilities",
  title: "UUID",
  summary: "Make UUIDs, ULIDs and NanoIDs, or decode one",
  aliases: ["guid", "ulid", "nanoid"],
  action: { label: "Generate", busyLabel: "Generating...", success: { title: "New identifiers" } },
  fields: {
    kind: field.choice({
      label: "Kind",
      options: [
        { value: "v4", label: "UUID v4" },
        { value: "v7", label: "v7" },
        { value: "ulid", label: "ULID" },
        { value: "nanoid", label: "NanoID" },
      ],
      initial: "v4",
      variant: "segments",
      section: "Generate",
    }),
    count: field.number({
      label: "Count",
      initial: 1,
      min: 1,
      max: 10_000,
      step: 1,
      variant: "input",
      section: "Generate",
    }),
    length: field.number({
      label: "Length",
      initial: 21,
      min: 4,
      max: 64,
      step: 1,
      variant: "slider",
      section: "Generate",
      when: { field: "kind", is: ["nanoid"] },
    }),
    form: field.choice({
      label: "Form",
      options: [
        { value: "standard", label: "Hyphens" },
        { value: "compact", label: "None" },
        { value: "braces", label: "Braces" },
        { value: "urn", label: "URN" },
      ],
      initial: "standard",
      variant: "segments",
      section: "Generate",
      when: uuids,
    }),
    upper: field.flag({ label: "Upper case", initial: false, variant: "checkbox", section: "Generate", when: uuids }),
    id: field.text({
      label: "An identifier you have",
      hint: "Clear it to generate again.",
      placeholder: "019c1b7e-…",
      initial: "",
      mono: true,
      section: "Decode",
    }),
  },
  positional: "id",
  examples: [
    { name: "Five sortable UUIDs", input: { kind: "v7", count: 5 } },
    { name: "When a v7 was made", input: { id: "017F22E2-79B0-7CC3-98C4-DC0C0C07398F" } },
  ],
  check({ id }) {
    const decoded = id.trim() === "" ? undefined : decodeId(id);
    return decoded && !decoded.ok ? [{ field: "id", message: decoded.message }] : [];
  },
  notInMake: "chance",
  generate({ kind, count, length, form, upper, id }, { random, clock }) {
    const decoded = id.trim() === "" ? undefined : decodeId(id);
    if (decoded?.ok) return [{ kind: "facts", name: "decoded", label: "Decoded", rows: decoded.rows }];
    const ms = clock.now().getTime();
    const make = {
      v4: () => writeUuid(uuidV4(random.bytes(16)), form, upper),
      v7: () => writeUuid(uuidV7(random.bytes(16), ms), form, upper),
      ulid: () => ulid(random.bytes(10), ms),
      nanoid: () => nanoId(random.bytes(length)),
    }[kind];
    const ids = Array.from({ length: count }, make);
    // Those of one moment differ in their random part alone: sorting keeps the promise that later is larger.
    if (kind === "v7" || kind === "ulid") ids.sort();
    return [{ kind: "text", name: "ids.txt", label: "Identifiers", mime: "text/plain", text: `${ids.join("\n")}\n` }];
  },
});
