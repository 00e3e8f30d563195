import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { exitCodes } from "../shell/failure.ts";
import { fakeShell } from "../testing/fake-shell.ts";
import { GOOD_TOKEN } from "../testing/fake-site.ts";
import { tempFolder } from "../testing/temp-folder.ts";
import { forgetToken, storedToken, storeToken } from "./credential-store.ts";
import { configFolder } from "./config-folder.ts";

const ONE = "https://one.example";
const TWO = "https://two.example";

async function setUp() {
  const home = await tempFolder();
  const folder = path.join(home, ".config/toolbox");
  return { shell: fakeShell({ env: { HOME: home } }), file: path.join(folder, "credentials.json"), folder };
}

describe("credential store", () => {
  it("keeps one token per site", async () => {
    const { shell } = await setUp();
    await storeToken(shell, ONE, "tbx_1");
    await storeToken(shell, TWO, "tbx_2");
    expect([await storedToken(shell, ONE), await storedToken(shell, TWO)]).toEqual(["tbx_1", "tbx_2"]);
    expect(await forgetToken(shell, ONE)).toBe(true);
    expect(await forgetToken(shell, ONE)).toBe(false);
    expect([await storedToken(shell, ONE), await storedToken(shell, TWO)]).toEqual([undefined, "tbx_2"]);
  });

  it("leaves nothing beside the file", async () => {
    const { shell, folder } = await setUp();
    await storeToken(shell, ONE, GOOD_TOKEN);
    expect(await readdir(folder)).toEqual(["credentials.json"]);
  });

  it("warns when others can read it, with the way to mend it", async () => {
    const { shell, file } = await setUp();
    await storeToken(shell, ONE, GOOD_TOKEN);
    await chmod(file, 0o644);
    expect(await storedToken(shell, ONE)).toBe(GOOD_TOKEN);
    expect(shell.err()).toBe(`warning: others on this machine can read your token. Run: chmod 600 ${file}\n`);
  });

  it.each(["{", "[]", '{"sites": 1}', '{"sites": {"a": {"token": 5}}}', '{"version": 1}'])(
    "says that %j is damaged",
    async (text) => {
      const { shell, file, folder } = await setUp();
      await mkdir(folder, { recursive: true });
      await writeFile(file, text, { mode: 0o600 });
      await expect(storedToken(shell, ONE)).rejects.toMatchObject({ exitCode: exitCodes.environment });
    },
  );

  it.each(["{ damaged", '{"sites": 1}'])("sets %j aside at the next sign-in", async (text) => {
    const { shell, file, folder } = await setUp();
    await mkdir(folder, { recursive: true });
    await writeFile(file, text);
    await storeToken(shell, ONE, GOOD_TOKEN);
    const aside = (await readdir(folder)).find((name) => name.includes("damaged"));
    expect(await readFile(path.join(folder, aside ?? ""), "utf8")).toBe(text);
    expect(await storedToken(shell, ONE)).toBe(GOOD_TOKEN);
  });

  it("says when the folder cannot be made", async () => {
    const home = await tempFolder();
    await writeFile(path.join(home, ".config"), "a file is in the way");
    await expect(storeToken(fakeShell({ env: { HOME: home } }), ONE, GOOD_TOKEN)).rejects.toMatchObject({
      exitCode: exitCodes.environment,
    });
  });

  it.each([
    [{ HOME: "/h" }, "/h/.config/toolbox"],
    [{ HOME: "/h", XDG_CONFIG_HOME: "/x" }, "/x/toolbox"],
    [{ HOME: "/h", XDG_CONFIG_HOME: "" }, "/h/.config/toolbox"],
    [{ HOME: "/h", XDG_CONFIG_HOME: "relative" }, "/h/.config/toolbox"],
  ])("with %o it stands in %s", (env, folder) => {
    expect(configFolder(env)).toBe(folder);
  });
});
