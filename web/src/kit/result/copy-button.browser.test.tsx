import { ToolError } from "@toolbox/core";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CopyButton } from "./copy-button.tsx";
import { DownloadButton } from "./download-button.tsx";
import { fakeHost } from "../host/fake-host.ts";
import { type Host, HostContext } from "../host/host.ts";
import { Toaster } from "../toast/toaster.tsx";

const show = (host: Host, children: React.ReactNode) =>
  render(
    <HostContext value={host}>
      {children}
      <Toaster />
    </HostContext>,
  );

it("copies, says so in its place and in a live region, and with the page's toast", async () => {
  const { host, copied } = fakeHost();
  await show(host, <CopyButton source="feat: x" toast={{ title: "Copied!", description: "Ready to paste." }} />);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect.element(page.getByRole("button", { name: "Copied!" })).toBeInTheDocument();
  await expect.element(page.getByRole("status").first()).toHaveTextContent("Copied!");
  await expect.element(page.getByText("Ready to paste.")).toBeInTheDocument();
  expect(copied).toEqual(["feat: x"]);
});

it("when the clipboard refuses, says so and does not claim to have copied", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const refuse = async () => {
    throw new ToolError("clipboard", "Failed to copy to clipboard.");
  };
  const { host } = fakeHost({ clipboard: { writeText: refuse, writePng: refuse } });
  await show(host, <CopyButton source="x" toast={{ title: "Copied!" }} />);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect.element(page.getByText("Error", { exact: true })).toBeInTheDocument();
  await expect.element(page.getByText("Failed to copy to clipboard.")).toBeInTheDocument();
  expect(page.getByText("Copied!").elements()).toEqual([]);
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});

it("a download is named by its file and shows its size", async () => {
  const { host, saved } = fakeHost();
  await show(
    host,
    <DownloadButton showSize files={[{ kind: "text", name: "CHANGELOG.md", mime: "text/markdown", text: "ab" }]} />,
  );
  const button = page.getByRole("button", { name: "CHANGELOG.md" });
  await expect.element(button).toHaveTextContent("2 B");
  await button.click();
  expect(saved).toEqual(["CHANGELOG.md"]);
});

it("a failed download is a toast in the page's words", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const { host } = fakeHost({
    sink: {
      save: async () => {
        throw new ToolError("save", "a.png could not be saved.");
      },
    },
  });
  await show(
    host,
    <DownloadButton
      files={[{ kind: "binary", name: "a.png", mime: "image/png", bytes: new Uint8Array() }]}
      failure={{ title: "Download Failed", description: "Failed to generate OG image" }}
    />,
  );
  await page.getByRole("button", { name: "a.png" }).click();
  await expect.element(page.getByText("Failed to generate OG image")).toBeInTheDocument();
  log.mockRestore();
});
