import { expect, test } from "vitest";
import { columnRole, labelOf, relationsOf } from "./relations.ts";
import { sampleParseResult, sampleSchema } from "./sample.ts";

const [profiles, projects, components] = sampleSchema.tables;

test("the sample is the specification's: five tables, 37 columns, their keys", () => {
  expect(sampleParseResult.problems).toEqual([]);
  expect(sampleParseResult.schema.tables.map(({ name, columns }) => [name, columns.length])).toEqual([
    ["profiles", 5],
    ["projects", 12],
    ["components", 10],
    ["sub_components", 5],
    ["user_links", 5],
  ]);
  expect(
    relationsOf(sampleSchema).map(
      ({ from, key, to }) => `${from.name}.${key.columns.join()} ${to?.name}.${key.targetColumns.join()}`,
    ),
  ).toEqual([
    "projects.user_id profiles.id",
    "components.user_id profiles.id",
    "components.project_id projects.id",
    "sub_components.component_id components.id",
    "user_links.user_id profiles.id",
  ]);
  expect(projects?.columns.filter(({ nullable }) => nullable).map(({ name }) => name)).toEqual([
    "description",
    "github_url",
    "supabase_url",
    "lovable_project_id",
    "lovable_project_url",
    "last_synced_at",
  ]);
  expect(components?.columns.find(({ name }) => name === "tags")).toEqual({
    name: "tags",
    type: "text[]",
    nullable: false,
    default: "'{}'::text[]",
  });
});

test("a key that is unique on its own makes a relation single, a nullable one optional", () => {
  const account = {
    ...projects!,
    name: "accounts",
    uniques: [{ columns: ["user_id"] }],
    columns: projects!.columns.map((column) => ({ ...column, nullable: true })),
  };
  const relations = relationsOf({ ...sampleSchema, tables: [profiles!, projects!, account] });
  expect(relations.map(({ single, optional }) => ({ single, optional }))).toEqual([
    { single: false, optional: false },
    { single: true, optional: true },
  ]);
  expect(relationsOf({ ...sampleSchema, tables: [projects!] })[0]?.to).toBeUndefined();
});

test("roles and labels", () => {
  const [id, , , user] = projects!.columns;
  expect(columnRole(projects!, id!)).toEqual({ primary: true, unique: true, foreign: undefined });
  expect(columnRole(projects!, user!)).toEqual({ primary: false, unique: false, foreign: projects!.foreignKeys[0] });
  expect(labelOf(projects!, sampleSchema)).toBe("projects");
  expect(labelOf({ schema: "auth", name: "users" }, sampleSchema)).toBe("auth.users");
});
