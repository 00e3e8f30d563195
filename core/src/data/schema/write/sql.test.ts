import { expect, test } from "vitest";
import { readSchema } from "../read/read-schema.ts";
import { writeSql } from "./sql.ts";

const body = "returns int language sql as $$ select 1 $$;";

test.each([
  ["", "CREATE TABLE"],
  [`create function one() ${body}`, "-- 1 function is not written: its body is not part of a schema.\n\nCREATE TABLE"],
  [
    `create function one() ${body} create function "two\nlines"() ${body}`,
    "-- 2 functions are not written: bodies are not part of a schema.\n\nCREATE TABLE",
  ],
])("functions %j are told of above the tables", (functions, start) => {
  const { schema } = readSchema([{ text: `create table a (id int);\n${functions}` }]);
  expect(writeSql(schema).slice(0, start.length)).toBe(start);
});
