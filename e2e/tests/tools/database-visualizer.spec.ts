import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { toolbox } from "../../support/cli.ts";
import { copiedCommand } from "../../support/copied-command.ts";
import { downloads, pngSize } from "../../support/downloads.ts";
import { test } from "../../support/page/signed-in-test.ts";
import { differingValues } from "../../support/pixels.ts";
import { signedInTerminal } from "../../support/signed-in-terminal.ts";

// As pg_dump writes: keys apart from their tables, data, what is not a table; and a column that came later.
const dump = `--
-- PostgreSQL database dump
--
\\restrict Zk3
SET statement_timeout = 0;
CREATE EXTENSION IF NOT EXISTS citext WITH SCHEMA public;
CREATE TYPE public.mood AS ENUM ('calm', 'cross');
CREATE FUNCTION public.touch() RETURNS trigger LANGUAGE plpgsql AS $$
begin new.updated_at = now(); return new; end;
$$;
CREATE TABLE public.accounts (
    id bigint NOT NULL,
    email public.citext NOT NULL,
    mood public.mood DEFAULT 'calm'::public.mood,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public."Größen; odd" (
    id integer NOT NULL,
    account_id bigint,
    parent_id integer
);
COPY public.accounts (id, email, mood, updated_at) FROM stdin;
1	a@b.c	calm	2024-01-01 00:00:00+00
\\.
ALTER TABLE ONLY public.accounts ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public."Größen; odd" ADD CONSTRAINT odd_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public."Größen; odd" ADD CONSTRAINT odd_account FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public."Größen; odd" ADD CONSTRAINT odd_parent FOREIGN KEY (parent_id) REFERENCES public."Größen; odd"(id);
ALTER TABLE ONLY public."Größen; odd" ADD CONSTRAINT odd_user FOREIGN KEY (account_id) REFERENCES auth.users(id);
`;

const formats = [
  { format: "mermaid", name: "schema.mmd", press: (page: Page) => button(page, "Export Mermaid").click() },
  { format: "json", name: "schema.json", press: (page: Page) => button(page, "Export JSON").click() },
  { format: "svg", name: "schema.svg", press: (page: Page) => menu(page, "SVG image") },
  { format: "png", name: "schema.png", press: (page: Page) => menu(page, "PNG image") },
  { format: "sql", name: "schema.sql", press: (page: Page) => menu(page, "SQL") },
  { format: "dbml", name: "schema.dbml", press: (page: Page) => menu(page, "DBML") },
  { format: "ts", name: "database.types.ts", press: (page: Page) => menu(page, "TypeScript types") },
  { format: "md", name: "schema.md", press: (page: Page) => menu(page, "Markdown") },
] as const;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: false }).first();

async function menu(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "More exports" }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

const tables = (page: Page) => page.getByRole("listbox", { name: "Tables" }).getByRole("option");

test("the sample loads at a press, and each export is what the command writes", async ({ page, baseURL }) => {
  const terminal = await signedInTerminal(page, baseURL ?? "", "schema sample");
  await page.goto("/database-visualizer");
  await expect(tables(page)).toHaveCount(0);
  await button(page, "Load Database Schema").click();
  await expect(page.getByText("Loaded 5 tables from your database schema").first()).toBeVisible();
  await expect(tables(page)).toHaveCount(5);
  const words = await copiedCommand(page);
  for (const { format, name, press } of formats) {
    const [file] = await downloads(page, 1, () => press(page));
    expect(file?.name).toBe(name);
    const run = await toolbox(terminal, [...words, "--format", format, "--out", format, "--force"]);
    expect(run.code, run.stderr).toBe(0);
    const made = readFileSync(path.join(terminal.folder, format, name));
    if (format === "png") {
      expect(pngSize(made)[0]).toBeGreaterThan(2000);
      expect(await differingValues(file?.bytes ?? Buffer.of(), made)).toBe(0);
    } else expect(String(file?.bytes), name).toBe(String(made));
  }
});

test("a dump is read, kept over a reload, and exported as the command does from the file", async ({
  page,
  baseURL,
}) => {
  const terminal = await signedInTerminal(page, baseURL ?? "", "schema dump");
  await page.goto("/database-visualizer");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "dump.sql", mimeType: "application/sql", buffer: Buffer.from(dump) });
  await expect(page.getByText("Loaded 2 tables from your database schema").first()).toBeVisible();
  await tables(page).filter({ hasText: "Größen; odd" }).click();
  await expect(page.getByRole("region", { name: "Relationships" })).toContainText("on delete cascade");
  // Three tables are drawn: one is only referred to.
  await expect(page.getByRole("application", { name: "Diagram of 3 tables" })).toBeVisible();
  await page.reload();
  await expect(tables(page)).toHaveCount(2);
  writeFileSync(path.join(terminal.folder, "dump.sql"), dump);
  for (const { format, name, press } of formats.slice(0, 3)) {
    const [exported] = await downloads(page, 1, () => press(page));
    const run = await toolbox(terminal, ["schema", "dump.sql", "--format", format, "--out", "-"]);
    expect(String(exported?.bytes).trimEnd(), `${name}: ${run.stderr}`).toBe(run.stdout.trimEnd());
  }
});

test("the diagram fits a phone, and the list beside it is enough for the keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/database-visualizer");
  await page.getByRole("button", { name: "Load Database Schema" }).last().click();
  const diagram = page.getByRole("application", { name: "Diagram of 5 tables" });
  await expect(diagram).toBeVisible();
  expect((await diagram.boundingBox())?.width).toBe(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole("listbox", { name: "Tables" }).focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("region", { name: "Table user_links" })).toBeVisible();
});
