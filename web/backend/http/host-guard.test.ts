import { expect, test } from "vitest";
import { judgeRequest } from "./host-guard.ts";

const SITE = "http://127.0.0.1:4700";
const redirect = (path: string) => ({ redirect: `${SITE}${path}` });

test.each([
  ["the site itself", "GET", "/a", { host: "127.0.0.1:4700" }, { pass: true }],
  ["a program", "POST", "/rest/v1/rpc/x", { host: "127.0.0.1:4700" }, { pass: true }],
  [
    "the site's own script",
    "POST",
    "/x",
    { host: "127.0.0.1:4700", origin: SITE, "sec-fetch-site": "same-origin" },
    { pass: true },
  ],
  [
    "a typed address",
    "GET",
    "/x",
    { host: "127.0.0.1:4700", "sec-fetch-site": "none", "sec-fetch-mode": "navigate" },
    { pass: true },
  ],
  [
    "a link from elsewhere",
    "GET",
    "/x",
    { host: "127.0.0.1:4700", "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
    { pass: true },
  ],
  ["localhost", "GET", "/auth?x=1", { host: "localhost:4700" }, redirect("/auth?x=1")],
  ["any loopback name", "HEAD", "/", { host: "toolbox.localhost:4700" }, redirect("/")],
  ["another loopback address", "GET", "/", { host: "127.9.9.9:4700" }, redirect("/")],
  ["IPv6 loopback", "GET", "/", { host: "[::1]:4700" }, redirect("/")],
  ["no path", "GET", "http://evil.example/", { host: "localhost:4700" }, redirect("/")],
  ["localhost, but not reading", "POST", "/", { host: "localhost:4700" }, { refuse: 421 }],
  ["localhost, another port", "GET", "/", { host: "localhost:4701" }, { refuse: 421 }],
  ["a rebound name", "GET", "/", { host: "evil.example:4700" }, { refuse: 421 }],
  ["a name that looks like ours", "GET", "/", { host: "127.0.0.1.evil.example:4700" }, { refuse: 421 }],
  ["no host at all", "GET", "/", {}, { refuse: 421 }],
  ["another site's script", "POST", "/", { host: "127.0.0.1:4700", origin: "https://evil.example" }, { refuse: 403 }],
  [
    "another local server's script",
    "POST",
    "/",
    { host: "127.0.0.1:4700", origin: "http://127.0.0.1:3000" },
    { refuse: 403 },
  ],
  ["a sandboxed frame", "POST", "/", { host: "127.0.0.1:4700", origin: "null" }, { refuse: 403 }],
  [
    "an image elsewhere",
    "GET",
    "/",
    { host: "127.0.0.1:4700", "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
    { refuse: 403 },
  ],
  [
    "a script on another port",
    "GET",
    "/",
    { host: "127.0.0.1:4700", "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" },
    { refuse: 403 },
  ],
])("%s", (_name, method, url, headers, verdict) => {
  expect(judgeRequest(SITE, { method, url, headers })).toMatchObject(verdict);
});
