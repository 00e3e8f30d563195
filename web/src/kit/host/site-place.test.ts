import { afterEach, expect, test, vi } from "vitest";
import { pathInApp, siteAddress } from "./site-place.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["/", "https://x.test/", "https://x.test/device", "/profile", "/profile"],
  ["/toolbox/", "https://x.test/toolbox/", "https://x.test/toolbox/device", "/toolbox/profile", "/profile"],
  ["/toolbox/", "https://x.test/toolbox/", "https://x.test/toolbox/device", "/toolbox/", "/"],
  ["/toolbox/", "https://x.test/toolbox/", "https://x.test/toolbox/device", "/elsewhere", "/elsewhere"],
])("an app that stands at %s", (base, site, device, pathname, inApp) => {
  vi.stubGlobal("location", new URL("https://x.test/anything?q#h"));
  expect([siteAddress("", base), siteAddress("device", base), pathInApp(pathname, base)]).toEqual([
    site,
    device,
    inApp,
  ]);
});
