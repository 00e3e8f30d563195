import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { InboxStore } from "./inbox-store.ts";

const SITE = "http://127.0.0.1:4700";
const VERIFY = "/auth/v1/verify?token=abc&type=signup&redirect_to=";
const mail = (text: string) => ({ to: "ada@example.test", subject: "Confirm Your Signup", text });

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), "toolbox-inbox-"))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe("InboxStore", () => {
  test("keeps mails over a restart, newest first, readable by their owner alone", () => {
    const store = new InboxStore(dir);
    store.add({ ...mail("one"), subject: "first" }, new Date("2026-01-02T03:04:05.006Z"));
    store.add({ ...mail("two"), subject: "second" }, new Date("2026-01-02T03:04:05.007Z"));
    const { mails, damaged } = new InboxStore(dir).list(SITE);
    expect(mails.map((each) => each.subject)).toEqual(["second", "first"]);
    expect(mails[1]).toMatchObject({ to: "ada@example.test", text: "one", sentAt: "2026-01-02T03:04:05.006Z" });
    expect(mails[1]).not.toHaveProperty("link");
    expect(damaged).toEqual([]);
    const [file] = readdirSync(path.join(dir, "inbox"));
    expect(statSync(path.join(dir, "inbox", file ?? "")).mode & 0o777).toBe(0o600);
    expect(statSync(path.join(dir, "inbox")).mode & 0o777).toBe(0o700);
  });

  test("two mails of the same millisecond are two mails", () => {
    const store = new InboxStore(dir);
    const now = new Date();
    store.add(mail("a"), now);
    store.add(mail("b"), now);
    expect(store.list(SITE).mails).toHaveLength(2);
  });

  test.each([
    ["as it is", `Follow ${SITE}${VERIFY}${SITE}/ please`, `${SITE}${VERIFY}${encodeURIComponent(`${SITE}/`)}`],
    [
      "from an earlier port",
      `http://127.0.0.1:9${VERIFY}${encodeURIComponent("http://127.0.0.1:9/a?b=1#c")}`,
      `${SITE}${VERIFY}${encodeURIComponent(`${SITE}/a?b=1#c`)}`,
    ],
    ["elsewhere: untouched", "see https://example.test/x?y", "https://example.test/x?y"],
  ])("finds the link: %s", (_name, text, link) => {
    const store = new InboxStore(dir);
    store.add(mail(text));
    expect(store.list(SITE).mails[0]?.link).toBe(link);
  });

  test("a mail of HTML alone gives its text and its link", () => {
    const store = new InboxStore(dir);
    store.add({
      to: "a@b.test",
      subject: "s",
      html: `<style>p{}</style><p>Hello</p> <a href="${SITE}/auth/v1/verify?token=x&amp;type=recovery">go</a>`,
    });
    expect(store.list(SITE).mails[0]).toMatchObject({
      text: "Hello go",
      link: `${SITE}/auth/v1/verify?token=x&type=recovery`,
    });
  });

  test.each(["", "{", "null", '{"id": 1}', '{"id":"x","to":"a","subject":"s","text":"t","sentAt":"yesterday"}'])(
    "a damaged mail %j is named and hides no other",
    (text) => {
      const store = new InboxStore(dir);
      store.add(mail("fine"));
      const file = path.join(dir, "inbox", "99990101.json");
      writeFileSync(file, text);
      const { mails, damaged } = store.list(SITE);
      expect(mails.map((each) => each.text)).toEqual(["fine"]);
      expect(damaged).toEqual([{ file }]);
    },
  );
});
