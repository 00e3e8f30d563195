import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../../kit/host/fake-host.ts";
import { HostContext } from "../../kit/host/host.ts";
import { Toaster } from "../../kit/toast/toaster.tsx";
import DatabaseVisualizer from "./page.tsx";

async function open() {
  const { host, copied, saved } = fakeHost();
  const screen = await render(
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
  return { copied, saved, screen };
}

const load = () => userEvent.click(page.getByRole("button", { name: "Load Database Schema" }).first());
const tables = () => page.getByRole("listbox", { name: "Tables" });
const names = () =>
  tables()
    .getByRole("option")
    .all()
    .map((option) => option.element().getAttribute("title"));
const chosen = () => tables().getByRole("option", { selected: true });
const columns = (table: string) => page.getByRole("region", { name: `Columns of ${table}` });
const diagram = () => page.getByRole("application", { name: /^Diagram/ });
const source = () => page.getByRole("textbox", { name: "Schema text" });

const file = (name: string, text: string | Uint8Array<ArrayBuffer>) => new File([text], name);
const choose = (...files: File[]) =>
  userEvent.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, files);

const shop = `create table authors (id int primary key, name text not null);
create table books (isbn text primary key, author_id int not null references authors, title text);`;

beforeEach(async () => {
  await page.viewport(1440, 900);
  localStorage.clear();
});

describe("the built-in sample", () => {
  it("is not loaded until the button is pressed; then the first table is selected", async () => {
    await open();
    await expect.element(page.getByText("Load a schema to see its tables and keys.")).toBeVisible();
    expect(names()).toEqual([]);
    await load();
    await expect.element(page.getByText("Loaded 5 tables from your database schema").first()).toBeVisible();
    expect(names()).toEqual(["profiles", "projects", "components", "sub_components", "user_links"]);
    await expect.element(chosen()).toHaveTextContent("profiles");
    await expect.element(columns("profiles")).toHaveTextContent("full_name");
    await expect.element(diagram()).toHaveAccessibleName("Diagram of 5 tables");
  });

  it("shows any table that is picked: keys, nulls, defaults, relationships both ways", async () => {
    await open();
    await load();
    await userEvent.click(page.getByRole("option", { name: /^projects/ }));
    await expect.element(columns("projects")).toHaveTextContent("gen_random_uuid()");
    const rows = columns("projects").getByRole("row").all();
    expect(rows).toHaveLength(13);
    expect(rows[1]?.element().textContent).toBe("primary keyiduuidgen_random_uuid()");
    expect(rows[3]?.element().textContent).toBe("descriptiontextnull");
    expect(rows[4]?.element().textContent).toBe("foreign keyuser_iduuid");
    const relations = page.getByRole("region", { name: "Relationships" });
    expect(
      relations
        .getByRole("listitem")
        .all()
        .map((item) => item.element().textContent),
    ).toEqual(["projects.user_id to profiles.id", "components.project_id to projects.id"]);
    await userEvent.click(relations.getByRole("button", { name: /^components/ }));
    await expect.element(chosen()).toHaveTextContent("components");
  });
});

describe("a schema of one's own", () => {
  it("follows what is typed and is there again after a reload", async () => {
    const { screen } = await open();
    await userEvent.fill(source(), shop);
    await expect.element(page.getByRole("tab", { name: /^Tables/ })).toHaveTextContent("Tables2");
    await userEvent.fill(source(), `${shop}\ncreate table shelves (id int primary key);`);
    await expect.element(page.getByRole("tab", { name: /^Tables/ })).toHaveTextContent("Tables3");
    await screen.unmount();
    await open();
    await expect.element(page.getByRole("option", { name: /^shelves/ })).toBeVisible();
    await load();
    await expect.element(page.getByText("Loaded 3 tables from your database schema").first()).toBeVisible();
  });

  it("reads several files in the order in which they are read and tells problems with file and line", async () => {
    await open();
    await choose(
      file("002_books.sql", "alter table authors add column born date;\nalter table nowhere add column x int;"),
      file("001_authors.sql", "create table authors (id int primary key)"),
    );
    await expect.element(columns("authors")).toHaveTextContent("born");
    await userEvent.click(page.getByRole("tab", { name: /^Source/ }));
    const problem = page.getByRole("region", { name: "Problems" }).getByRole("button", { name: /nowhere/ });
    await expect.element(problem).toHaveTextContent("002_books.sql: 2");
    await userEvent.click(problem);
    await expect.element(source()).toHaveFocus();
    expect(document.querySelector(".cm-activeLine")?.textContent).toBe("alter table nowhere add column x int;");
  });

  it("puts dropped files in the order in which one needs the other", async () => {
    await open();
    await choose(
      file("CreateFKConstraints.sql", "alter table release add foreign key (artist) references artist (id);"),
      file("CreateTables.sql", "create table artist (id int primary key);\ncreate table release (artist int);"),
    );
    await expect.element(page.getByText("1 relationship", { exact: true })).toBeVisible();
  });

  it("what holds no table is told, in a toast and at its place, and the last schema stays", async () => {
    await open();
    await load();
    await expect.element(chosen()).toHaveTextContent("profiles");
    await userEvent.click(page.getByRole("tab", { name: /^Source/ }));
    await userEvent.fill(source(), "Dear database, how are you?");
    await expect.element(page.getByText(/^No table was found/).first()).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Load Database Schema" }).first());
    await expect.element(page.getByText("Failed to load database schema.").first()).toBeVisible();
    await expect.element(diagram()).toHaveAccessibleName("Diagram of 5 tables");
    expect(source().element().textContent).toBe("Dear database, how are you?");
  });

  it("a file that is not text is refused by name, and nothing changes", async () => {
    await open();
    await userEvent.fill(source(), shop);
    await choose(file("dump.sqlite", new TextEncoder().encode("SQLite format 3\0…")));
    await expect.element(page.getByText(/dump\.sqlite is an SQLite database/).first()).toBeVisible();
    expect(source().element().textContent).toContain("create table authors");
  });

  it("can be narrowed to some tables", async () => {
    await open();
    await userEvent.fill(source(), shop);
    await userEvent.click(page.getByText("Which tables"));
    const left = page.getByRole("group", { name: "Not these tables" });
    await userEvent.fill(left.getByRole("textbox", { name: "Table 1" }), "auth*");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("tab", { name: /^Tables/ })).toHaveTextContent("Tables1");
  });
});

describe("emptied", () => {
  it("by Start over, nothing is loaded any more, and the text can be brought back", async () => {
    await open();
    await userEvent.fill(source(), shop);
    await expect.element(diagram()).toHaveAccessibleName("Diagram of 2 tables");
    await userEvent.click(page.getByRole("button", { name: "More actions" }));
    await userEvent.click(page.getByRole("menuitem", { name: "Start over" }));
    await expect.element(page.getByText("Load a schema to see its tables and keys.")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "More actions" }));
    await userEvent.click(page.getByRole("menuitem", { name: "Bring back my input" }));
    await expect.element(diagram()).toHaveAccessibleName("Diagram of 2 tables");
  });
});

describe("finding one's way", () => {
  it("the search goes to the first that fits, by name or column; the list moves by arrows", async () => {
    await open();
    await load();
    await userEvent.keyboard("/");
    const search = page.getByRole("searchbox", { name: "Search tables and columns" });
    await expect.element(search).toHaveFocus();
    await userEvent.fill(search, "lovable");
    await userEvent.keyboard("{Enter}");
    await expect.element(columns("projects")).toBeVisible();
    expect(names()).toEqual(["projects"]);
    await userEvent.keyboard("{Escape}");
    await expect.poll(names).toHaveLength(5);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect.element(chosen()).toHaveTextContent("components");
    await userEvent.keyboard("{End}");
    await expect.element(chosen()).toHaveTextContent("user_links");
    await userEvent.fill(search, "no such thing");
    await expect.element(page.getByText("No table or column fits “no such thing”.")).toBeVisible();
  });

  it("in the diagram arrows walk from table to table, a press selects, Escape lets go", async () => {
    await open();
    await load();
    await expect.element(chosen()).toHaveTextContent("profiles");
    (diagram().element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(chosen()).toHaveTextContent("projects");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect.element(chosen()).toHaveTextContent("sub_components");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(chosen()).toHaveTextContent("sub_components");
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByText("Choose a table to see its columns and relationships.")).toBeVisible();
  });
});

describe("exports", () => {
  it("have the specification's names and toasts", async () => {
    const { saved } = await open();
    await load();
    await userEvent.click(page.getByRole("button", { name: "Export Mermaid" }));
    await expect.element(page.getByText("Mermaid ER diagram exported successfully").first()).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Export JSON" }));
    await expect.element(page.getByText("schema.json exported successfully").first()).toBeVisible();
    for (const [format, name] of [
      ["SVG image", "schema.svg"],
      ["SQL", "schema.sql"],
      ["DBML", "schema.dbml"],
      ["TypeScript types", "database.types.ts"],
      ["Markdown", "schema.md"],
    ] as const) {
      await userEvent.click(page.getByRole("button", { name: "More exports" }));
      await userEvent.click(page.getByRole("menuitem", { name: format, exact: true }));
      await expect.element(page.getByText(`${name} exported successfully`).first()).toBeVisible();
    }
    expect(saved).toEqual([
      "schema.mmd",
      "schema.json",
      "schema.svg",
      "schema.sql",
      "schema.dbml",
      "database.types.ts",
      "schema.md",
    ]);
  });

  it("the code can be read and copied in each format", async () => {
    const { copied } = await open();
    await load();
    await userEvent.click(page.getByRole("tab", { name: "Code" }));
    await userEvent.click(page.getByRole("button", { name: "Copy schema.mmd" }));
    expect(copied.at(-1)).toContain("profiles ||--o{ projects : user_id");
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Format" }), "dbml");
    await userEvent.click(page.getByRole("button", { name: "Copy schema.dbml" }));
    expect(copied.at(-1)).toContain("Table profiles {");
  });

  it("one table is copied as SQL", async () => {
    const { copied } = await open();
    await load();
    await userEvent.click(page.getByRole("option", { name: /^user_links/ }));
    await userEvent.click(page.getByRole("button", { name: "Copy as SQL" }));
    expect(copied.at(-1)).toMatch(/^CREATE TABLE user_links \([\s\S]+REFERENCES profiles/);
    expect(copied.at(-1)).not.toContain("CREATE TABLE profiles");
  });
});
