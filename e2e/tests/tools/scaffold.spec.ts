import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { toolbox } from "../../support/cli.ts";
import { downloads } from "../../support/downloads.ts";
import { test } from "../../support/page/signed-in-test.ts";
import { signedInTerminal } from "../../support/signed-in-terminal.ts";

test("a project is generated, read, and the same as ZIP, script and tree from page and terminal", async ({
  page,
  baseURL,
}) => {
  const terminal = await signedInTerminal(page, baseURL ?? "", "parity scaffold");
  await page.goto("/folder-structure-generator");
  await expect(page.getByText("Generate a structure to see the preview.")).toBeVisible();
  await page.getByRole("textbox", { name: "Project Name" }).fill("it's $(mine) 🚀");
  await page.getByRole("combobox", { name: "Framework" }).selectOption("react-vite");
  for (const module of ["auth", "blog"]) await page.getByRole("checkbox", { name: module }).check();
  await page.getByRole("textbox", { name: "Custom Modules" }).fill("payment, notification");
  await page.getByRole("button", { name: "Generate Structure" }).click();
  await expect(page.getByText("Folder structure for React + Vite with 4 modules created.").first()).toBeVisible();

  await page.getByRole("treeitem", { name: "LoginForm.tsx" }).click();
  await expect(page.getByRole("region", { name: "Contents" })).toContainText("export function LoginForm()");

  const [zip] = await downloads(page, 1, () => page.getByRole("button", { name: "Download ZIP" }).click());
  await page.getByRole("button", { name: "Copy Tree" }).click();
  const tree = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("tab", { name: "Commands" }).click();
  const [script] = await downloads(page, 1, () => page.getByRole("button", { name: "Download Script" }).click());
  await expect(page.getByText("Structure script downloaded successfully.").first()).toBeVisible();
  expect(script?.name).toContain("-structure.sh");

  const words = ["scaffold", "react-vite", "it's $(mine) 🚀", "--modules", "auth,blog"];
  const make = (...more: string[]) =>
    toolbox(terminal, [...words, "--custom-modules", "payment, notification", ...more]);
  expect((await make("--format", "zip", "--out", ".")).code).toBe(0);
  expect(readFileSync(path.join(terminal.folder, "it's $(mine) 🚀.zip")).equals(zip?.bytes ?? Buffer.alloc(0))).toBe(
    true,
  );
  expect((await make("--format", "tree")).stdout).toBe(tree);
  expect((await make("--format", "script")).stdout).toBe(String(script?.bytes));
});

test("a pasted tree becomes commands, and what cannot be a name is said under the field", async ({ page }) => {
  await page.goto("/folder-structure-generator");
  await page.getByRole("combobox", { name: "Framework" }).selectOption("outline");
  const list = page.getByRole("textbox", { name: "List or Tree" });
  await list.fill("lib/\n├── src/\n│   └── ../up.ts");
  await page.getByRole("button", { name: "Generate Structure" }).click();
  await expect(page.getByText('Line 3: ".." leads out of its folder.').first()).toBeVisible();
  await list.fill("lib/\n├── src/\n│   └── up.ts\n└── docs/");
  await page.getByRole("button", { name: "Generate Structure" }).click();
  await page.getByRole("tab", { name: "Commands" }).click();
  await expect(page.getByRole("region", { name: "Result" })).toContainText("touch src/up.ts");
  await page.getByRole("tab", { name: "Tree View" }).click();
  const tree = page.getByRole("tree");
  await tree.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("treeitem")).toHaveCount(1);
});

test("realtime code is the same from the page and from the terminal", async ({ page, baseURL }) => {
  const terminal = await signedInTerminal(page, baseURL ?? "", "parity realtime");
  await page.goto("/realtime-code-generator");
  await page.getByRole("textbox", { name: "Table Name" }).fill("app.chat messages");
  await page.getByRole("button", { name: "Use Broadcast" }).click();
  await page.getByLabel("Use Presence").check();
  await expect(page.getByText("useChatMessagesRealtime").first()).toBeVisible();
  const files = await downloads(page, 3, () => page.getByRole("button", { name: "Download All" }).click());
  const made = await toolbox(terminal, [
    "realtime",
    "app.chat messages",
    "--delivery",
    "broadcast",
    "--use-presence",
    "--out",
    "code",
  ]);
  expect(made.code).toBe(0);
  expect(files.map((file) => file.name).toSorted()).toEqual([
    "ChatMessagesRealtime.tsx",
    "chat_messages_realtime.sql",
    "useChatMessagesRealtime.ts",
  ]);
  for (const { name, bytes } of files)
    expect(String(bytes)).toBe(readFileSync(path.join(terminal.folder, "code", name), "utf8"));
});
