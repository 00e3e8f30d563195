import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fakePorts } from "../testing/fake-ports.ts";
import { sampleTool } from "../testing/sample-tool.ts";
import { field, initialInput } from "./fields.ts";
import { decodeLink, encodeLink, MAX_LINK_BYTES } from "./url-codec.ts";

const { deflate } = fakePorts();
const initial = initialInput(sampleTool.fields);
const text = (value: string) => new TextEncoder().encode(value);

async function linked(content: unknown): Promise<string> {
  const bytes = await deflate.deflate(text(JSON.stringify(content)), "raw");
  return `#v1=${Buffer.from(bytes).toString("base64url")}`;
}

describe("encodeLink", () => {
  it("leaves initial values out", async () => {
    expect(await encodeLink(sampleTool, initial, deflate)).toEqual({ ok: true, search: "", hash: "" });
  });
  it("puts options into the query and content into the hash; secrets and files nowhere", async () => {
    const input = { ...initial, text: "héllo", kind: "two", parts: ["a", "b"], loud: true, key: "hunter2" };
    const link = await encodeLink(sampleTool, input, deflate);
    expect(link).toMatchObject({ ok: true, search: "?kind=two&parts=a%2Cb&loud=true" });
    expect(link.ok && (await decodeLink(sampleTool, link.search, link.hash, deflate))).toEqual({
      ok: true,
      input: { text: "héllo", kind: "two", parts: ["a", "b"], loud: true },
    });
  });
  it("lets an old link mean what it meant, after the initial value of a field has changed", async () => {
    const tool = {
      ...sampleTool,
      fields: { ...sampleTool.fields, fresh: field.flag({ label: "Fresh", initial: true, linkInitial: false }) },
    };
    const start = initialInput(tool.fields);
    const read = async (search: string, hash = "") => {
      const found = await decodeLink(tool, search, hash, deflate);
      return found.ok ? found.input["fresh"] : found.message;
    };
    expect(await read("?kind=two")).toBe(false);
    expect(await read("", await linked({ text: "a" }))).toBe(false);
    expect(await read("?kind=two&fresh=true")).toBe(true);
    expect(await read("")).toBeUndefined();
    expect(await read("?utm_source=mail")).toBeUndefined();
    expect(await encodeLink(tool, start, deflate)).toMatchObject({ search: "" });
    for (const fresh of [true, false]) {
      const link = await encodeLink(tool, { ...start, kind: "two", fresh }, deflate);
      expect(link).toMatchObject({ search: `?kind=two&fresh=${fresh}` });
    }
    expect(await encodeLink(tool, { ...start, fresh: false }, deflate)).toMatchObject({ search: "?fresh=false" });
  });
  it("refuses what no link can carry, in words", async () => {
    const noise = fc.sample(fc.string({ unit: "binary", minLength: 40_000, maxLength: 40_000 }), {
      numRuns: 1,
      seed: 1,
    });
    const link = await encodeLink(sampleTool, { ...initial, notes: noise[0] }, deflate);
    expect(link).toMatchObject({ ok: false, message: expect.stringMatching(/too much for a link: [\d,]+ characters/) });
  });
  it("comes back as it went, whatever was typed", async () => {
    const record = fc.record({
      text: fc.string({ unit: "grapheme" }),
      entries: fc.array(fc.string()),
      loud: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(record, async (typed) => {
        const link = await encodeLink(sampleTool, { ...initial, ...typed }, deflate);
        const back = link.ok ? await decodeLink(sampleTool, link.search, link.hash, deflate) : link;
        expect({ ...initial, ...(back.ok ? back.input : {}) }).toEqual({ ...initial, ...typed });
      }),
    );
  });
});

describe("decodeLink", () => {
  it("takes nothing it does not know, and nothing that may not stand in a link", async () => {
    const hash = await linked({ text: "x", nope: 1, key: "stolen", kind: "two" });
    const reading = await decodeLink(sampleTool, "?utm=1&key=a&logo=b&text=query", hash, deflate);
    expect(reading).toEqual({ ok: true, input: { text: "x" } });
  });
  it("leaves the judgement of values to readInput", async () => {
    const reading = await decodeLink(sampleTool, "?sizeLimit=many&loud=perhaps&kind=three", "", deflate);
    expect(reading).toEqual({ ok: true, input: { sizeLimit: Number.NaN, loud: "perhaps", kind: "three" } });
  });
  it.each([
    ["damage", "#v1=AAAA"],
    ["no base64url", "#v1=A"],
    ["a newer version", "#v2=AAAA"],
    ["too long", `#v1=${"A".repeat(40_000)}`],
  ])("refuses %s in words", async (_, hash) => {
    expect(await decodeLink(sampleTool, "", hash, deflate)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^This link cannot be read\. .+ Ask for it again\.$/),
    });
  });
  it("is not made when nothing would read it, however well it packs", async () => {
    const link = await encodeLink(sampleTool, { text: "a".repeat(MAX_LINK_BYTES) }, deflate);
    expect(link).toEqual({
      ok: false,
      message: "This is too much for a link: 200,011 bytes, at most 200,000 fit. Download the result instead.",
    });
  });
  it("refuses a bomb", async () => {
    const hash = await linked({ text: "a".repeat(MAX_LINK_BYTES) });
    expect(hash.length).toBeLessThan(10_000);
    expect(await decodeLink(sampleTool, "", hash, deflate)).toMatchObject({ ok: false });
  });
  it("refuses content that is not an object", async () => {
    expect(await decodeLink(sampleTool, "", await linked(["x"]), deflate)).toMatchObject({ ok: false });
  });
  it("leaves a hash that is not its own alone", async () => {
    expect(await decodeLink(sampleTool, "", "#section", deflate)).toEqual({ ok: true, input: {} });
  });
});
