import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../style.css";
import { fakeHost } from "../host/fake-host.ts";
import { HostContext } from "../host/host.ts";
import { CopyButton } from "./copy-button.tsx";
import { DownloadButton } from "./download-button.tsx";
import { Earlier, Verdict } from "./earlier.tsx";
import { ZipButton } from "./zip-button.tsx";

const file = { kind: "text", name: "a.txt", mime: "text/plain", text: "a" } as const;

function Result({ isEarlier }: { isEarlier: boolean }) {
  return (
    <Earlier isEarlier={isEarlier}>
      <Earlier isEarlier={isEarlier}>
        <p>made</p>
        <Verdict>Valid</Verdict>
        <CopyButton source="made" keys="mod+shift+c" />
        <CopyButton source="made" label="Copy it" iconOnly />
        <DownloadButton files={[file]} keys="mod+s" />
        <ZipButton files={[file]} name="a.zip" />
      </Earlier>
    </Earlier>
  );
}

const controls = () =>
  [...document.querySelectorAll("button")].filter((button) => button.checkVisibility({ visibilityProperty: true }));

it("a result of an earlier input is marked once, and gives nothing away", async () => {
  const { host, copied, saved } = fakeHost();
  const show = (isEarlier: boolean) => (
    <HostContext value={host}>
      <Result isEarlier={isEarlier} />
    </HostContext>
  );
  const screen = await render(show(false));
  expect(controls()).toHaveLength(4);
  await expect.element(page.getByText("Valid")).toBeVisible();

  await screen.rerender(show(true));
  await expect.element(page.getByText("From before your last change")).toBeVisible();
  expect(page.getByText("From before your last change").elements()).toHaveLength(1);
  await expect.element(page.getByText("made")).toBeVisible();
  await expect.element(page.getByText("Valid")).not.toBeVisible();
  await expect.poll(controls).toEqual([]);
  await userEvent.keyboard("{Control>}{Shift>}c{/Shift}{/Control}{Control>}s{/Control}");
  for (const button of document.querySelectorAll("button")) button.click();
  expect({ copied, saved }).toEqual({ copied: [], saved: [] });

  await screen.rerender(show(false));
  expect(controls()).toHaveLength(4);
  await userEvent.keyboard("{Control>}{Shift>}c{/Shift}{/Control}");
  await expect.poll(() => copied).toEqual(["made"]);
});
