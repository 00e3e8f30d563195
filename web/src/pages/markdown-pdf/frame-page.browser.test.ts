import { expect, it } from "vitest";
import { framePage } from "./preview/frame-page.ts";

it("names the site in full as the only place fonts come from: 'self' is nobody in a frame without an address", () => {
  const policy = new DOMParser().parseFromString(framePage, "text/html").querySelector("meta[content*=font-src]");
  expect(policy?.getAttribute("content")).toContain(`font-src ${location.origin}`);
});
