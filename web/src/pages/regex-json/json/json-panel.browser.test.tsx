import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../../../kit/host/fake-host.ts";
import { HostContext } from "../../../kit/host/host.ts";
import { Toaster } from "../../../kit/toast/toaster.tsx";
import RegexJson from "../page.tsx";

async function open(address = "/regex-json?tool=json") {
  const { host, copied, saved } = fakeHost();
  await render(
    <MemoryRouter initialEntries={[address]}>
      <HostContext value={host}>
        <div style={{ height: "100vh" }}>
          <RegexJson />
        </div>
        <Toaster />
      </HostContext>
    </MemoryRouter>,
  );
  await expect.element(page.getByRole("tab", { name: "JSON Tools" })).toBeVisible();
  return { copied, saved };
}

const json = () => page.getByRole("textbox", { name: "JSON", exact: true });
const result = () => page.getByRole("region", { name: "Result" }).last();
const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
/** CodeMirror closes brackets and indents as one types: the text is put in whole. */
const fill = (text: string) => userEvent.fill(json(), text);

beforeEach(async () => {
  await page.viewport(1280, 900);
  localStorage.clear();
});

describe("the JSON tools", () => {
  it.each([
    ["Format", '{"a":1.0}', "JSON Formatted", '{\n  "a": 1.0\n}\n'],
    ["Minify", '{ "a" : 1.0 }', "JSON Minified", '{"a":1.0}'],
    ["Convert to CSV", '[{"a":1,"b":"x,y"}]', "Converted to CSV", 'a,b\r\n1,"x,y"\r\n'],
  ])("%s", async (button, text, title, expected) => {
    const { copied } = await open();
    await fill(text);
    await press(button);
    await expect.element(page.getByText(title, { exact: true })).toBeVisible();
    await result()
      .getByRole("button", { name: /^Copy / })
      .click();
    expect(copied).toEqual([expected]);
  });

  it("validates", async () => {
    await open();
    await fill("[1, 2]");
    await press("Validate");
    await expect.element(page.getByText("Valid JSON", { exact: true }).first()).toBeVisible();
    await expect.element(result().getByText("Numbers")).toBeVisible();
  });

  it("marks what is wrong as one types, and says it in the product's words", async () => {
    await open();
    await fill('{"a": [1, 2,]}');
    await expect.element(page.getByText("Line 1, column 13: A comma before ] has nothing after it.")).toBeVisible();
    await expect.poll(() => document.querySelector(".cm-fault")?.textContent).toBe("]");
    await press("Format");
    await expect.element(page.getByText("Invalid JSON", { exact: true })).toBeVisible();
    await expect.element(page.getByText("Invalid JSON string. Line 1, column 13").first()).toBeVisible();
    expect(document.querySelector("pre")?.textContent).toBe('1 | {"a": [1, 2,]}\n                ^');
  });

  it("refuses CSV of what is not an array of objects", async () => {
    await open();
    await fill("{}");
    await press("Convert to CSV");
    await expect.element(page.getByText("Conversion Failed", { exact: true })).toBeVisible();
    await expect.element(page.getByText("Failed to convert JSON to CSV.").first()).toBeVisible();
  });

  it("goes through the tree by keyboard, finds, and copies paths", async () => {
    const { copied } = await open();
    await fill('{"users":[{"name":"Ada","home":{"city":"London"}},{"name":"Grace"}],"n":9007199254740993}');
    await press("Format");
    await page.getByRole("tab", { name: "Tree" }).click();
    await expect.element(page.getByRole("treeitem", { name: /^n: ?9007199254740993/ })).toBeVisible();
    await userEvent.fill(page.getByRole("searchbox", { name: "Search names and values" }), "lond");
    await expect.element(page.getByText("1 found")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect
      .element(page.getByRole("treeitem", { name: /^city: ?"London"/ }))
      .toHaveAttribute("aria-selected", "true");
    await page.getByRole("button", { name: "Copy JSONPath" }).click();
    await page.getByRole("button", { name: "Copy JSON Pointer" }).click();
    expect(copied).toEqual(["$.users[0].home.city", "/users/0/home/city"]);
    // What the search found stays open until it is cleared.
    await userEvent.clear(page.getByRole("searchbox", { name: "Search names and values" }));
    await expect.element(page.getByText("1 found")).not.toBeInTheDocument();
    const tree = page.getByRole("tree");
    (tree.element() as HTMLElement).focus();
    await userEvent.keyboard("{Home}{ArrowLeft}");
    await expect.element(page.getByRole("treeitem").first()).toHaveAttribute("aria-expanded", "false");
  });

  it("draws only the lines in sight of a large tree", async () => {
    await open();
    await fill(JSON.stringify(Array.from({ length: 20_000 }, (_, index) => index)));
    await press("Format");
    await page.getByRole("tab", { name: "Tree" }).click();
    await expect.element(page.getByText("20,000 items")).toBeVisible();
    const tree = page.getByRole("tree").element() as HTMLElement;
    // Tests run without style sheets.
    Object.assign(tree.style, { height: "400px", overflow: "auto" });
    await expect.poll(() => page.getByRole("treeitem").elements().length).toBeLessThan(120);
    tree.focus();
    await userEvent.keyboard("{End}");
    await expect.element(page.getByRole("treeitem", { name: /^19999: ?19999/ })).toBeVisible();
  });

  it("takes a long paste as a file and shows the beginning of a long result", async () => {
    await open();
    await expect.element(json()).toBeVisible();
    const text = JSON.stringify(Array.from({ length: 200_000 }, () => 12_345));
    const data = new DataTransfer();
    data.setData("text/plain", text);
    json()
      .element()
      .dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    await expect.element(page.getByText("pasted.json").first()).toBeVisible();
    await press("Format");
    await expect.element(page.getByText(/^This is the beginning: .* of 1,800,003 characters/)).toBeVisible();
  });

  it("compares two documents, and keeps its options but asks for no more than needed", async () => {
    await open();
    await fill('{"a":1}');
    await press("Make something else");
    await page
      .getByRole("menuitemradio", { name: "Compare with another..." })
      .or(page.getByRole("menuitemcheckbox", { name: "Compare with another..." }))
      .click();
    await userEvent.fill(page.getByRole("textbox", { name: "Compare with", exact: true }), '{"a":2}');
    await press("Compare");
    await expect.element(result().getByText("~ /a: 1 -> 2")).toBeVisible();
    expect(localStorage.getItem("toolbox-tool-json")).toContain('"make":"diff"');
  });

  it("reads CSV back", async () => {
    const { copied } = await open("/regex-json?tool=csv");
    await page.getByText("JSON from CSV", { exact: true }).click();
    await userEvent.fill(page.getByRole("textbox", { name: "CSV", exact: true }), "name;n\nAda;1");
    await press("Convert");
    await result()
      .getByRole("button", { name: /^Copy / })
      .click();
    expect(JSON.parse(String(copied[0]))).toEqual([{ name: "Ada", n: 1 }]);
  });
});
