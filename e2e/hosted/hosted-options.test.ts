import { expect, test } from "vitest";
import { HostedUsage, readHostedOptions } from "./hosted-options.ts";

const project = ["--url", "https://abc.supabase.co/", "--key", "sb_publishable_a"];

test("what is given", () => {
  const args = [...project, "--inbox", "http://127.0.0.1:8025/view/latest.txt?query=to:{email}", "--wait", "5"];
  expect(readHostedOptions([...args, "--email", "me+{id}@x.test"], "k7")).toEqual({
    url: "https://abc.supabase.co",
    key: "sb_publishable_a",
    email: "me+k7@x.test",
    mail: { inbox: "http://127.0.0.1:8025/view/latest.txt?query=to:me%2Bk7%40x.test" },
    site: undefined,
    waitMs: 5000,
  });
  expect(readHostedOptions(["--help"], "k7")).toBe("help");
});

test.each([
  [["--key", "sb_publishable_a", "--inbox", "http://x"], "--url is missing"],
  [["--url", "abc", "--key", "sb_publishable_a", "--inbox", "http://x"], '--url is "abc"'],
  [["--url", "https://abc", "--inbox", "http://x"], "--key"],
  [["--url", "https://abc", "--key", "sb_secret_a", "--inbox", "http://x"], "secret key"],
  [project, "either --mail-command or --inbox"],
  [[...project, "--inbox", "http://x", "--mail-command", "x"], "either --mail-command or --inbox"],
  [[...project, "--inbox", "x"], '--inbox is "x"'],
  [[...project, "--inbox", "http://x", "--email", "me"], '--email is "me"'],
  [[...project, "--inbox", "http://x", "--wait", "soon"], '--wait is "soon"'],
  [["--wat"], "--wat"],
])("%j is refused: %s", (args, part) => {
  expect(() => readHostedOptions(args, "k7")).toThrow(HostedUsage);
  expect(() => readHostedOptions(args, "k7")).toThrow(part);
});
