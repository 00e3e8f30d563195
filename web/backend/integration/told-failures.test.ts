import { inspect } from "node:util";
import { PGlite } from "@supabase/lite/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { redactOutput, withoutValues } from "../../scripts/redact-output.ts";

const SECRETS = ["ada@example.test", "$2b$10$abcdefghijklmnopqrstuv", "5f2d9c"];
let db: PGlite;
let failure: unknown;
beforeAll(async () => {
  db = new PGlite();
  await db.exec("create table users (email text unique, encrypted_password text, confirmation_token text)");
  const insert = () => db.query("insert into users values ($1, $2, $3)", SECRETS);
  await insert();
  failure = await insert().catch((error: unknown) => error);
}, 60_000);
afterAll(() => db.close());

test("a failed insert is told without the values in it", () => {
  for (const secret of SECRETS) expect(inspect(failure)).toContain(secret); // what the console would have shown
  const told = inspect(withoutValues(new Error("The user could not be made.", { cause: failure })));
  expect(told).toContain("The user could not be made.");
  expect(told).toContain("duplicate key value violates unique constraint");
  expect(told).toContain("23505");
  for (const secret of SECRETS) expect(told).not.toContain(secret);
});

test("the console of a start tells it that way", () => {
  const lines: string[] = [];
  const write = (...told: unknown[]) => void lines.push(told.map((each) => inspect(each)).join(" "));
  const out = { error: write, warn: write };
  redactOutput([], out);
  out.error("Auth error:", failure);
  out.warn("plain", { still: "an object" });
  expect(lines).toEqual([expect.stringContaining("23505"), "'plain' { still: 'an object' }"]);
  for (const secret of SECRETS) expect(lines.join()).not.toContain(secret);
});
