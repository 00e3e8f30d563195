import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { catalog, type CatalogEntry, defineTool } from "@toolbox/core";
import { describe, expect, it } from "vitest";
import { mcpClient } from "../../testing/mcp-client.ts";
import { tempFolder } from "../../testing/temp-folder.ts";
import { tempRepository } from "../../testing/temp-repository.ts";
import { Failure } from "../../shell/failure.ts";
import { ownArguments } from "./tool-definition.ts";

const slug = catalog.find(({ id }) => id === "slug") as CatalogEntry;

/** A promise and who fulfils it. */
function signalled() {
  let resolve = () => {};
  const promise = new Promise<void>((fulfil) => (resolve = fulfil));
  return { promise, resolve };
}

describe("the list", () => {
  it("has every tool of the catalogue and the git commands, each with a schema and hints", async () => {
    const { client } = await mcpClient();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([...catalog.map(({ id }) => id), "changelog", "commit", "lint"]);
    for (const { name, description, inputSchema, annotations } of tools) {
      expect([name, inputSchema.type, inputSchema["additionalProperties"]]).toEqual([name, "object", false]);
      expect(name).toMatch(/^[a-z][a-z0-9-]{1,62}$/);
      expect(description?.length).toBeGreaterThan(20);
      expect(annotations).toMatchObject({ destructiveHint: false, openWorldHint: false });
    }
  });

  it("no field of a tool has the name of an argument that says what becomes of its result", async () => {
    const tools = await Promise.all(catalog.map((entry) => entry.load()));
    const clashes = tools.flatMap(({ id, fields }) =>
      Object.keys(fields).flatMap((name) => (ownArguments.includes(name) ? [`${id}.${name}`] : [])),
    );
    expect(clashes).toEqual([]);
  });

  it("offers nothing that saves when it may only read", async () => {
    const { client, call } = await mcpClient({ isReadOnly: true });
    const { tools } = await client.listTools();
    expect(tools.filter(({ inputSchema }) => "saveTo" in (inputSchema.properties ?? {}))).toEqual([]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    expect(await call("slug", { text: "a", saveTo: "x" })).toMatchObject({
      isError: true,
      text: "saveTo: This server only reads. Leave it out.",
    });
  });
});

describe("a call", () => {
  it("gives texts as text", async () => {
    const { call } = await mcpClient();
    expect(await call("slug", { text: "Hello Wörld" })).toEqual({ text: "hello-world\n", images: [], isError: false });
  });

  it("gives images as images, and says how to have what is neither", async () => {
    const { call } = await mcpClient();
    const { images } = await call("favicon", { text: "TB" });
    expect(images.map(({ mimeType }) => mimeType)).toContain("image/png");
    expect(
      Buffer.from(images[0]?.data ?? "", "base64")
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
    expect((await call("markdown-pdf", { text: "# Hi" })).text).toMatch(/pdf.*is not shown. Call again with saveTo/);
  });

  it("saves under the root and refuses to replace what is there", async () => {
    const { call, folder } = await mcpClient();
    const given = { text: "Hello", saveTo: "out/slug.txt" };
    expect(await call("slug", given)).toMatchObject({ text: "Saved:\nout/slug.txt", isError: false });
    expect(await readFile(path.join(folder, "out/slug.txt"), "utf8")).toBe("hello\n");
    const again = await call("slug", { ...given, text: "Other" });
    expect(again).toMatchObject({ isError: true });
    expect(again.text).toMatch(/slug.txt already exists. Use overwrite to replace, or saveTo with another folder.$/);
    expect(await call("slug", { ...given, text: "Other", overwrite: true })).toMatchObject({ isError: false });
    expect(await readFile(path.join(folder, "out/slug.txt"), "utf8")).toBe("other\n");
  });

  it("gives one output alone", async () => {
    const { call } = await mcpClient();
    const { text, images } = await call("og-image", { title: "Hi", only: "meta-tags.html" });
    expect([text.includes("og:title"), images.length]).toEqual([true, 0]);
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ["slug", {}, /^text: Write a title/],
    ["slug", { txt: "a" }, /^There is no field "txt". Did you mean "text"\?/],
    ["uuid", { count: -1 }, /^count: Count must be a number from 1 to/],
    ["uuid", { count: "3" }, /^count: /],
    ["og-image", { title: "Hi", theme: "blue" }, /^theme: /],
    ["slug", { text: "a", saveTo: "" }, /^saveTo: /],
    ["slug", { text: "a", saveTo: "x", overwrite: "yes" }, /^overwrite: It must be true or false/],
    ["slug", { text: "a", only: "b" }, /^only: there is no output "b". There are: /],
    ["favicon", { image: 3 }, /^image: Logo must be a path/],
    ["favicon", { image: "gone.png" }, /^image: .*gone.png/],
    ["lint", { massage: "x" }, /^There is no argument "massage". lint has message, from/],
    ["lint", { last: "yes" }, /^last: It must be true or false/],
    ["changelog", { format: "rtf" }, /^format: It must be one of markdown, json, release/],
    ["changelog", { package: "web" }, /^package: It must be a list of texts/],
  ])("%s %j: a result that names the argument", async (name, args, sentence) => {
    const { call } = await mcpClient();
    const { text, isError } = await call(name, args);
    expect(isError).toBe(true);
    expect(text).toMatch(sentence);
  });

  it("of a tool that is not there is an error of the protocol, with the name that was meant", async () => {
    const { client } = await mcpClient();
    await expect(client.callTool({ name: "slog", arguments: {} })).rejects.toThrow(
      'There is no tool "slog". Did you mean "slug"?',
    );
  });

  it("tells progress that grows to who asked for it", async () => {
    const { client } = await mcpClient();
    const told: number[] = [];
    await client.callTool(
      { name: "og-image", arguments: { title: "Hi" } },
      { onprogress: ({ progress }) => void told.push(progress) },
    );
    expect(told.length).toBeGreaterThan(2);
    expect(told).toEqual([...new Set(told)].toSorted((one, other) => one - other));
  });

  it("stops when the assistant stops it", async () => {
    const stopped = signalled();
    const begun = signalled();
    const patient = defineTool({
      ...(await slug.load()),
      generate: (_input, _ports, { signal }) =>
        new Promise<never>((_resolve, reject) => {
          signal.addEventListener("abort", () => {
            stopped.resolve();
            reject(signal.reason as Error);
          });
          begun.resolve();
        }),
    });
    const { client } = await mcpClient({ catalog: [{ ...slug, load: async () => patient }] });
    const abort = new AbortController();
    const long = client.callTool({ name: "slug", arguments: { text: "a" } }, { signal: abort.signal });
    await begun.promise;
    abort.abort();
    await expect(long).rejects.toThrow(/abort/i);
    await stopped.promise;
  });

  it("says that nobody is signed in, but lints all the same", async () => {
    const { call } = await mcpClient({
      requireSignIn: () =>
        Promise.reject(new Failure("notSignedIn", "You are not signed in.", { next: 'Run "toolbox login".' })),
    });
    const words = 'You are not signed in. Run "toolbox login".';
    expect(await call("slug", { text: "a" })).toMatchObject({ text: words, isError: true });
    expect(await call("lint", { message: "feat: a door" })).toMatchObject({ isError: false });
  });
});

describe("the root", () => {
  async function withLinks() {
    const outside = await tempFolder();
    const { folder, call } = await mcpClient();
    await writeFile(path.join(outside, "secret.png"), "secret");
    await mkdir(path.join(folder, "inside"));
    await symlink(path.join(outside, "secret.png"), path.join(folder, "link.png"));
    await symlink(outside, path.join(folder, "way-out"));
    return { outside, folder, call };
  }

  it.each(["../secret.png", "/etc/hostname", "link.png", "way-out/secret.png", "inside/../../x.png"])(
    "does not read %s",
    async (image) => {
      const { call } = await withLinks();
      expect((await call("favicon", { image })).text).toMatch(new RegExp(`^image: "${image}" lies outside of `));
    },
  );

  it.each(["..", "/tmp/elsewhere", "way-out", "way-out/new/folder"])("does not save to %s", async (saveTo) => {
    const { call } = await withLinks();
    for (const overwrite of [false, true]) {
      const { text, isError } = await call("slug", { text: "a", saveTo, overwrite });
      expect([isError, text]).toEqual([true, expect.stringContaining(`"${saveTo}" lies outside of `)]);
    }
  });

  it("reads a file and a folder of files in it", async () => {
    const { folder, call } = await mcpClient();
    await mkdir(path.join(folder, "posts"));
    await writeFile(path.join(folder, "posts/one.md"), "# One\n\nFirst words.");
    const { isError, text } = await call("markdown-blog", { documents: ["posts"], saveTo: "site" });
    expect([isError, text]).toEqual([false, expect.stringContaining("site/index.html")]);
  });
});

describe("git", () => {
  it("tells the changelog, the next version and the message, and changes nothing", async () => {
    const repository = tempRepository();
    repository.commit("feat: a door", "2026-03-01");
    const { call } = await mcpClient({ folder: repository.folder });
    expect((await call("changelog", { unreleased: true })).text).toContain("- a door");
    expect((await call("changelog", { bump: true })).text).toContain("0.1.0");
    repository.write("window.txt", "glass");
    repository.git("add", ".");
    const before = repository.git("rev-parse", "HEAD");
    const { text } = await call("commit", { type: "feat", description: "a window" });
    expect(JSON.parse(text)).toMatchObject({ ok: true, message: "feat: a window" });
    expect(repository.git("rev-parse", "HEAD")).toBe(before);
  });

  it("finds what a message lacks", async () => {
    const { call } = await mcpClient();
    const { text, isError } = await call("lint", { message: "feat: Add." });
    expect([isError, text]).toEqual([false, expect.stringContaining("subject-case")]);
  });
});
