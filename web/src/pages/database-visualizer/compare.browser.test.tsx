import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../../kit/host/fake-host.ts";
import { HostContext } from "../../kit/host/host.ts";
import { Toaster } from "../../kit/toast/toaster.tsx";
import DatabaseVisualizer from "./page.tsx";

async function open() {
  const { host, saved } = fakeHost();
  await render(
    <MemoryRouter>
      {/* the sizes the page's layout gives them */}
      <style>
        {"[role=application] { position: relative; height: 500px; width: 700px } canvas { width: 100%; height: 100% }"}
        {"[role=listbox] { height: 200px; overflow: auto } [inert] { display: none }"}
      </style>
      <HostContext value={host}>
        <DatabaseVisualizer />
        <Toaster />
      </HostContext>
    </MemoryRouter>,
  );
  return { saved };
}

const chosen = () => page.getByRole("listbox", { name: "Tables" }).getByRole("option", { selected: true });
const diagram = () => page.getByRole("application", { name: /^Diagram/ });
const source = () => page.getByRole("textbox", { name: "Schema text" });

const shop = `create table authors (id int primary key, name text not null);
create table books (isbn text primary key, author_id int not null references authors, title text);`;

beforeEach(async () => {
  await page.viewport(1440, 900);
  localStorage.clear();
});

describe("two schemas", () => {
  const earlier = () => page.getByRole("textbox", { name: "Text of the earlier schema" });
  const unfold = () => userEvent.click(page.getByText("Compare with", { exact: true }));

  it("are compared: what is lost first, and a press goes to its table", async () => {
    const { saved } = await open();
    await userEvent.fill(source(), shop);
    await unfold();
    await userEvent.fill(earlier(), `${shop.replace("title text", "title text, price int")} create table c (id int);`);
    const tab = page.getByRole("tab", { name: /^Changes/ });
    await expect.element(tab).toHaveTextContent("Changes2");
    await userEvent.click(tab);
    const lost = page.getByRole("region", { name: "Destructive" });
    expect(
      lost
        .getByRole("listitem")
        .all()
        .map((item) => item.element().textContent),
    ).toEqual([
      "−books.price column goneintWhat the column holds is lost.",
      "−c table gone1 columnAll of its rows are lost.",
    ]);
    // what changed, and the table that books refers to
    await expect.element(diagram()).toHaveAccessibleName("Diagram of 3 tables");
    await userEvent.click(lost.getByRole("button", { name: /books/ }));
    await userEvent.click(page.getByRole("tab", { name: /^Tables/ }));
    await expect.element(chosen()).toHaveTextContent("books");
    await userEvent.click(page.getByRole("button", { name: "Export Mermaid" }));
    await expect.element(page.getByText("Diagram Exported").first()).toBeVisible();
    expect(saved).toEqual(["schema-changes.mmd"]);
  });

  it("begin with the one that is there, and end with it again", async () => {
    await open();
    await userEvent.fill(source(), shop);
    await unfold();
    await userEvent.click(page.getByRole("button", { name: "Compare with it as it is now" }));
    await expect.element(page.getByRole("tab", { name: /^Changes/ })).toHaveTextContent("Changes0");
    await userEvent.fill(source(), shop.replace("title text", "title varchar(9)"));
    await expect.element(page.getByRole("tab", { name: /^Changes/ })).toHaveTextContent("Changes1");
    await userEvent.click(page.getByRole("button", { name: "Stop comparing" }));
    await expect.element(page.getByRole("tab", { name: /^Changes/ })).not.toBeInTheDocument();
    await expect.element(diagram()).toHaveAccessibleName("Diagram of 2 tables");
  });

  it("of which the earlier has no table say so, and all is new", async () => {
    await open();
    await userEvent.fill(source(), shop);
    await unfold();
    await userEvent.fill(earlier(), "select 1;");
    await expect.element(page.getByRole("tab", { name: /^Changes/ })).toHaveTextContent("Changes2");
  });
});
