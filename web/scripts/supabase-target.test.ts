import { expect, test } from "vitest";
import { readSupabaseTarget } from "./supabase-target.ts";
import { UsageError } from "./usage-error.ts";

const KEY = "sb_publishable_abc";
const SERVICE = `x.${Buffer.from('{"role":"service_role"}').toString("base64url")}.y`;

test.each([
  ["https://abc.supabase.co", "https://abc.supabase.co"],
  ["https://abc.supabase.co/", "https://abc.supabase.co"],
  ["HTTPS://ABC.supabase.co", "https://abc.supabase.co"],
  ["https://db.example:8443", "https://db.example:8443"],
  ["http://127.0.0.1:54321", "http://127.0.0.1:54321"],
  ["http://localhost:54321", "http://localhost:54321"],
  ["http://[::1]:54321", "http://[::1]:54321"],
])("%s is the project %s", (url, expected) => {
  expect(readSupabaseTarget(url, KEY)).toEqual({ url: expected, key: KEY });
});

test.each([
  [undefined, KEY, "--url is missing"],
  ["https://abc.supabase.co", undefined, "--key is missing"],
  ["https://abc.supabase.co", "", "--key is missing"],
  ["abc.supabase.co", KEY, "must be a whole address"],
  ["ftp://abc.supabase.co", KEY, "must be a whole address"],
  ["javascript:alert(1)", KEY, "must be a whole address"],
  ["http://abc.supabase.co", KEY, "in the clear"],
  ["http://localhost.evil.example", KEY, "in the clear"],
  ["https://me:secret@abc.supabase.co", KEY, "leave it out"],
  ["https://abc.supabase.co/rest/v1", KEY, "https://abc.supabase.co"],
  ["https://abc.supabase.co", "sb_secret_abc", "This is a secret key"],
  ["https://abc.supabase.co", SERVICE, '"service_role"'],
  ["https://abc.supabase.co", "hello", "not a publishable key"],
])("--url %s --key %s is refused: %s", (url, key, part) => {
  expect(() => readSupabaseTarget(url, key)).toThrow(UsageError);
  expect(() => readSupabaseTarget(url, key)).toThrow(part);
});
