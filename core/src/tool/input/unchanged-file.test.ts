import { describe, expect, it } from "vitest";
import { type FileReading, unchanged } from "./unchanged-file.ts";

const parts = (...texts: string[]) => texts.map((text) => new TextEncoder().encode(text));

function reading(texts: readonly string[], overrides: Partial<FileReading> = {}): FileReading {
  const left = parts(...texts);
  return {
    stream: () =>
      new ReadableStream<Uint8Array>({
        async pull(controller) {
          const part = left.shift();
          if (part) controller.enqueue(part);
          else controller.close();
        },
        cancel: async () => {},
      }),
    bytes: async () => new TextEncoder().encode(texts.join("")),
    isSame: async () => true,
    saysChanged: () => false,
    ...overrides,
  };
}

const broken = (why: string) =>
  new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error(why)), cancel: async () => {} });

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += new TextDecoder().decode(part.value);
  return text;
}

const ways = [
  ["whole", (file: ReturnType<typeof unchanged>) => file.bytes().then((bytes) => new TextDecoder().decode(bytes))],
  ["in parts", (file: ReturnType<typeof unchanged>) => readAll(file.stream())],
] as const;

describe.each(ways)("a file read %s", (_, read) => {
  it("comes as it is", async () => {
    expect(await read(unchanged("a.txt", 6, reading(["one", "two"])))).toBe("onetwo");
  });

  it.each<[what: string, file: FileReading]>([
    ["was cut short", reading(["one"])],
    ["grew", reading(["one", "two", "!"])],
    ["was written to", reading(["one", "two"], { isSame: async () => false })],
    [
      "went away",
      reading([], {
        stream: () => broken("gone"),
        bytes: () => Promise.reject(new Error("gone")),
        saysChanged: () => true,
      }),
    ],
  ])("is refused when it %s", async (_what, file) => {
    await expect(read(unchanged("a.txt", 6, file))).rejects.toMatchObject({
      name: "ToolError",
      code: "read",
      message: "a.txt changed while it was read. Wait until nothing writes to it, and choose it again.",
    });
  });

  it("lets through what is no change", async () => {
    const failing = reading([], {
      bytes: () => Promise.reject(new Error("disk")),
      stream: () => broken("disk"),
    });
    await expect(read(unchanged("a.txt", 6, failing))).rejects.toThrow("disk");
  });
});
