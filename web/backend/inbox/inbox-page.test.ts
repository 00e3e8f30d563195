import { describe, expect, test } from "vitest";
import { renderInboxPage } from "./inbox-page.ts";
import type { Mail } from "./inbox-store.ts";

const mail = (over: Partial<Mail> = {}): Mail => ({
  id: "1",
  to: "ada@example.test",
  subject: "Confirm Your Signup",
  text: "Follow the link",
  sentAt: "2026-01-02T03:04:05.006Z",
  link: "http://127.0.0.1:4700/auth/v1/verify?token=a&type=signup",
  ...over,
});

describe("renderInboxPage", () => {
  test("shows recipient, subject, time and the link of a mail", () => {
    const page = renderInboxPage([mail()], []);
    expect(page).toContain("<h2>Confirm Your Signup</h2>");
    expect(page).toContain("To ada@example.test");
    expect(page).toContain('<time datetime="2026-01-02T03:04:05.006Z">');
    expect(page).toContain('href="http://127.0.0.1:4700/auth/v1/verify?token=a&#38;type=signup"');
    expect(page).toContain('aria-label="Confirm account: ada@example.test"');
  });

  test.each([
    ["signup", "Confirm account"],
    ["recovery", "Choose a new password"],
    ["unheard_of", "Open the link"],
  ])("names what a link of type %s does: %s", (type, action) => {
    expect(renderInboxPage([mail({ link: `http://127.0.0.1:4700/x?type=${type}` })], [])).toContain(`>${action}</a>`);
  });

  test("holds no script and escapes what others wrote", () => {
    const evil = `<script>alert(1)</script>"'&`;
    const page = renderInboxPage([mail({ to: evil, subject: evil, text: evil })], [{ file: evil }]);
    expect(page).not.toMatch(/<script/i);
    expect(page.match(/&#60;script&#62;alert\(1\)&#60;\/script&#62;&#34;&#39;&#38;/g)).toHaveLength(5);
  });

  test("a mail without a link has no button", () => {
    const { link: _link, ...plain } = mail();
    expect(renderInboxPage([plain], [])).not.toContain('class="act"');
  });

  test("says what to do when it is empty, and which mails are damaged", () => {
    expect(renderInboxPage([], [])).toContain("No email yet");
    expect(renderInboxPage([], [{ file: "/data/inbox/x.json" }])).toContain(
      "cannot be read any more: /data/inbox/x.json",
    );
  });

  test("follows the system's color scheme with the product's tokens", () => {
    const page = renderInboxPage([], []);
    expect(page).toMatch(/@media \(prefers-color-scheme: dark\) \{\s*:root \{[^}]*--surface-0: oklch/);
    expect(page).not.toContain('[data-theme="dark"]');
  });
});
