import { ToolError } from "@toolbox/core";
import { afterEach, expect, it, vi } from "vitest";
import { browserClipboard } from "./clipboard.ts";

afterEach(() => vi.restoreAllMocks());

/** The browser's clipboard, which remembers what it was asked to take, and takes it when it is there. */
function watched() {
  const asked: ClipboardItem[] = [];
  vi.spyOn(navigator.clipboard, "write").mockImplementation(async ([item]) => {
    if (!item) return;
    asked.push(item);
    for (const type of item.types) await item.getType(type);
  });
  return asked;
}

it("asks the browser within the press for what is still being made", async () => {
  const asked = watched();
  let finish = () => {};
  const made = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const copies = [
    browserClipboard.writePng(made.then(() => new Uint8Array([1, 2, 3]))),
    browserClipboard.writeText(made.then(() => "a link")),
  ];
  expect(asked.map(({ types }) => types)).toEqual([["image/png"], ["text/plain"]]);
  finish();
  await Promise.all(copies);
  expect((await asked[0]?.getType("image/png"))?.size).toBe(3);
  expect(await (await asked[1]?.getType("text/plain"))?.text()).toBe("a link");
});

it("what could not be made is not a refusal of the clipboard", async () => {
  watched();
  const fault = new ToolError("encode", "The image could not be made.");
  await expect(browserClipboard.writePng(Promise.reject(fault))).rejects.toBe(fault);
});

it("a refusal is one sentence", async () => {
  vi.spyOn(navigator.clipboard, "write").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await expect(browserClipboard.writePng(new Uint8Array([1]))).rejects.toThrow("Failed to copy to clipboard.");
});
