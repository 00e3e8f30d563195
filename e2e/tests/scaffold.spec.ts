import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { sessionFile } from "../support/account.ts";
import { toolbox } from "../support/cli.ts";
import { downloads } from "../support/downloads.ts";
import { signedInTerminal } from "../support/signed-in-terminal.ts";

test.use({ storageState: sessionFile });

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
