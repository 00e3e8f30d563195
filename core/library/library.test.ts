import { readFile } from "node:fs/promises";
import { expect, it, vi } from "vitest";
import { ToolError } from "../src/tool/errors.ts";
import { tool as base64 } from "../src/tools/base64/tool.ts";
import { tool as favicon } from "../src/tools/favicon/tool.ts";
import { tool as icon } from "../src/tools/icon/tool.ts";
import { tool as markdownPdf } from "../src/tools/markdown-pdf/tool.ts";
import { tool as slug } from "../src/tools/slug/tool.ts";
import { tool as uuid } from "../src/tools/uuid/tool.ts";
import { browserPorts } from "./browser.ts";
import { filesOf, run, type RunContext, RunError, textOf, type Tool } from "./index.ts";

/** As its entry types it. */
const typed = <Input extends object>(tool: object) => tool as Tool<Input>;
const anySlug = typed<{ text: string; unique?: boolean }>(slug);

it("runs on any platform what needs nothing of it", async () => {
  expect(textOf(await run(anySlug, { text: "Crème Brûlée" }))).toBe("creme-brulee\n");
  expect(textOf(await run(typed<{ kind: string; count: number }>(uuid), { kind: "v7", count: 2 }))).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-7/,
  );
});

it.each([
  [favicon, { text: "T" }, "assets"],
  [icon, { icon: "trash-2" }, "assets"],
  [
    favicon,
    { image: new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "a.svg", { type: "image/svg+xml" }) },
    "images",
  ],
] as const)("names the port in one sentence: %#", async (tool, input, port) => {
  const result = await run(typed<object>(tool), input);
  expect(result).toMatchObject({ ok: false, reason: "failed", issues: [{}] });
  const [issue] = result.ok ? [] : result.issues;
  expect(issue?.message).toBe(
    `"${tool.id}" needs the port "${port}" for this: give run() the nodePorts of "toolbox-cli/node", or browserPorts() of "toolbox-core/browser", as its third argument.`,
  );
});

it("takes one port alone, and hears the others missing", async () => {
  const assets = { read: async (name: string) => readFile(new URL(`../assets/${name}`, import.meta.url)) };
  const result = await run(typed<object>(favicon), { text: "T" }, { assets });
  expect(!result.ok && result.issues[0]?.message).toMatch(/^"favicon" needs the port "canvas" for this: give run\(\)/);
});

it("takes a File of the platform, one or several", async () => {
  const one = new File(["hello"], "a.txt", { type: "text/plain" });
  const input = { direction: "encode", file: one };
  expect(textOf(await run(typed<typeof input>(base64), input))).toBe("aGVsbG8=");
  const many = { documents: [one, "no file"] };
  const result = await run(typed<object>(markdownPdf), many);
  expect(!result.ok && result.issues).toEqual([expect.objectContaining({ field: "documents" })]);
});

it("leaves what is no file as it is, also under a field that is not there", async () => {
  const result = await run(typed<object>(slug), { text: "a", toString: 1 });
  expect(!result.ok && result.issues[0]?.message).toMatch(/^There is no field "toString"\./);
});

it("gives back the failures of ports that are a bundle of their own", async () => {
  class Foreign extends Error {
    override readonly name = "ToolError";
    readonly code = "asset";
  }
  const assets = { read: () => Promise.reject(new Foreign("The asset is on holiday.")) };
  const result = await run(typed<object>(icon), { icon: "trash-2" }, { assets });
  expect(!result.ok && result.issues).toEqual([{ message: "The asset is on holiday." }]);
  expect(new Error("plain") instanceof ToolError).toBe(false);
  expect({ name: "ToolError", code: "asset" } instanceof ToolError).toBe(false);
});

it("throws a bug", async () => {
  const broken = { ...slug, generate: () => void JSON.parse("{") };
  await expect(run(typed<object>(broken), { text: "a" })).rejects.toThrow(SyntaxError);
});

it("stops", async () => {
  const slow = { ...slug, generate: (_: unknown, __: unknown, { signal }: RunContext) => signal.throwIfAborted() };
  const result = await run(typed<object>(slow), { text: "a" }, {}, { signal: AbortSignal.abort() });
  expect(result).toEqual({ ok: false, reason: "aborted", issues: [{ message: "Stopped." }] });
});

it("textOf and filesOf give what there is, or say what there was", async () => {
  const good = await run(anySlug, { text: "a" });
  const bad = await run(anySlug, { text: "" });
  expect(filesOf(good)).toEqual([expect.objectContaining({ name: "slugs.txt", kind: "text" })]);
  expect(textOf(good, "slugs.txt")).toBe("a\n");
  expect(() => textOf(good, "b")).toThrow('The run made no text named "b"; it made "slugs.txt" (text).');
  for (const read of [textOf, filesOf]) {
    expect(() => read(bad)).toThrow(RunError);
    expect(() => read(bad)).toThrow("text: Write a title to make a slug of.");
  }
});

it("fetches an asset from where the site serves them", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(new Uint8Array([1])));
  const { assets } = browserPorts({ assets: "/box" });
  expect(await assets.read("fonts/a.woff2")).toEqual(new Uint8Array([1]));
  expect(await assets.read("fonts/a.woff2")).toEqual(new Uint8Array([1]));
  expect(fetched.mock.calls).toEqual([["/box/fonts/a.woff2"]]);
  fetched.mockRestore();
});
