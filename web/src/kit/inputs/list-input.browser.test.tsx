import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ListInput } from "./list-input.tsx";

function Entries({ start, max }: { start: readonly string[]; max?: number }) {
  const [values, setValues] = useState(start);
  return (
    <>
      <ListInput label="Entries" item="Entry" values={values} onValues={setValues} maxItems={max} />
      <output>{JSON.stringify(values)}</output>
    </>
  );
}

const row = (number: number) => page.getByRole("textbox", { name: `Entry ${number}`, exact: true });
const expectValues = (values: readonly string[]) =>
  expect.element(page.getByRole("status")).toHaveTextContent(JSON.stringify(values));

it("shows one row to type in when it is empty", async () => {
  await render(<Entries start={[]} />);
  await userEvent.fill(row(1), "first");
  await expectValues(["first"]);
});

it("Enter adds a row below and goes there", async () => {
  await render(<Entries start={["a", "c"]} />);
  await userEvent.click(row(1));
  await userEvent.keyboard("{Enter}");
  await expect.element(row(2)).toHaveFocus();
  await userEvent.keyboard("b");
  await expectValues(["a", "b", "c"]);
});

it("Backspace in an empty row removes it and goes to the row before", async () => {
  await render(<Entries start={["a", "", "c"]} />);
  await userEvent.click(row(2));
  await userEvent.keyboard("{Backspace}");
  await expectValues(["a", "c"]);
  await expect.element(row(1)).toHaveFocus();
});

it("Alt with the arrows moves the row, and the focus with it", async () => {
  await render(<Entries start={["a", "b", "c"]} />);
  await userEvent.click(row(1));
  await userEvent.keyboard("{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}");
  await expectValues(["b", "c", "a"]);
  await expect.element(row(3)).toHaveFocus();
});

it("buttons remove and add", async () => {
  await render(<Entries start={["a", "b"]} />);
  await page.getByRole("button", { name: "Remove Entry 1" }).click();
  await expectValues(["b"]);
  await page.getByRole("button", { name: "Add Entry" }).click();
  await expectValues(["b", ""]);
});

it.each([
  ["one\ntwo\nthree", ["xone", "two", "threey"]],
  ["- one\r\n* two\r\n\r\n1. three\r\n", ["xone", "two", "threey"]],
])("a pasted list %j makes one row a line, at the place it was pasted", async (text, expected) => {
  await render(<Entries start={["xy"]} />);
  const input = row(1).element() as HTMLInputElement;
  input.focus();
  input.setSelectionRange(1, 1);
  const data = new DataTransfer();
  data.setData("text", text);
  input.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  await expectValues(expected);
});

it("stops adding at its limit and says why", async () => {
  await render(<Entries start={["a", "b"]} max={2} />);
  await expect.element(page.getByRole("button", { name: "Add Entry" })).toBeDisabled();
  await expect.element(page.getByText("At most 2")).toBeInTheDocument();
  await userEvent.click(row(1));
  await userEvent.keyboard("{Enter}");
  await expectValues(["a", "b"]);
});
