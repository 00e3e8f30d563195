import { expect, it } from "vitest";
import { searchTables } from "./search-tables.ts";

const tables = ["users", "admin_users", "orders", "auth.sessions"].map((label) => ({
  id: label,
  label,
  columnCount: 2,
  columns: label === "orders" ? ["id", "user_id"] : ["id", "name"],
}));

it.each([
  { query: "", found: ["users", "admin_users", "orders", "auth.sessions"] },
  { query: "  ", found: ["users", "admin_users", "orders", "auth.sessions"] },
  { query: "user", found: ["users", "admin_users", "orders user_id"] },
  { query: "USER admin", found: ["admin_users"] },
  { query: "auth", found: ["auth.sessions"] },
  { query: "nothing", found: [] },
])("$query finds $found", ({ query, found }) => {
  expect(
    searchTables(tables, query).map(({ table, column }) => [table.label, column].filter(Boolean).join(" ")),
  ).toEqual(found);
});
