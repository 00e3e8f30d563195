import { expect, test } from "vitest";
import { memoryStorage } from "../account/memory-storage.ts";
import { forgetAskedMail, isAskedMail, rememberAskedMail } from "./asked-mails.ts";

test("a mail is known by its type and address until its link was used", () => {
  const storage = memoryStorage();
  rememberAskedMail("signup", " Amara@Fieldnote.dev ", storage);
  expect(isAskedMail("signup", "amara@fieldnote.dev", storage)).toBe(true);
  for (const [type, email] of [
    ["recovery", "amara@fieldnote.dev"],
    ["magiclink", "amara@fieldnote.dev"],
    ["signup", "mallory@example.test"],
    ["signup", undefined],
  ] as const)
    expect(isAskedMail(type, email, storage)).toBe(false);
  forgetAskedMail("recovery", "amara@fieldnote.dev", storage);
  expect(isAskedMail("signup", "amara@fieldnote.dev", storage)).toBe(true);
  forgetAskedMail("signup", "AMARA@fieldnote.dev", storage);
  expect(storage.length).toBe(0);
});

test("the last five are kept, and damage is nobody's mail", () => {
  const storage = memoryStorage();
  for (let i = 0; i < 7; i++) rememberAskedMail("signup", `${i}@x.y`, storage);
  expect([1, 2, 6].map((i) => isAskedMail("signup", `${i}@x.y`, storage))).toEqual([false, true, true]);
  for (const damage of ["{", "{}", "null", "[1]"]) {
    storage.setItem("toolbox-asked-mails", damage);
    expect(isAskedMail("signup", "2@x.y", storage)).toBe(false);
  }
});
