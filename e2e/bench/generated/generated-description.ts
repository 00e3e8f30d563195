import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * A made-up OpenAPI description of about so many megabytes of YAML: operations with parameters, bodies and answers,
 * schemas that refer to each other. The same size gives the same text.
 */
export function madeDescription(megabytes: number): string {
  const rows = ['openapi: 3.1.0\ninfo:\n  title: Made up\n  version: "1.0"\npaths:\n'];
  const schemas: string[] = [];
  let size = 0;
  for (let at = 0; size < megabytes * 1_000_000; at++) {
    const operation = operationRows(at);
    const schema = schemaRows(at);
    rows.push(operation);
    schemas.push(schema);
    size += operation.length + schema.length;
  }
  return `${rows.join("")}components:\n  schemas:\n${schemas.join("")}`;
}

/** The file of such a description, made once and kept in the temp folder. */
export function madeDescriptionFile(megabytes: number): string {
  const folder = path.join(tmpdir(), "toolbox-bench");
  const file = path.join(folder, `description-${megabytes}.yaml`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.part`, madeDescription(megabytes));
  renameSync(`${file}.part`, file);
  return file;
}

function operationRows(at: number): string {
  const schema = `"#/components/schemas/Thing${at}"`;
  return `  /groups/{group}/things${at}:
    parameters:
      - { name: group, in: path, required: true, description: The group the thing is in., schema: { type: string } }
    get:
      tags: [Group ${at % 20}]
      operationId: listThings${at}
      summary: List things of kind ${at}
      description: Things come in the order they were made. **${at}** is their kind, \`made\` the moment.
      parameters:
        - { name: page, in: query, description: From 1., schema: { type: integer, minimum: 1, default: 1 } }
        - { name: made, in: query, schema: { type: string, format: date-time } }
      responses:
        "200":
          description: A page of things.
          content:
            application/json:
              schema: { type: array, items: { $ref: ${schema} } }
        "404": { description: There is no such group. }
    post:
      tags: [Group ${at % 20}]
      operationId: makeThing${at}
      summary: Make a thing of kind ${at}
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: ${schema} }
      responses:
        "201":
          description: It is made.
          content:
            application/json:
              schema: { $ref: ${schema} }
`;
}

function schemaRows(at: number): string {
  const fields = Array.from(
    { length: 12 },
    (_, field) =>
      `        field${field}: { type: string, description: The field ${field} of kind ${at}., maxLength: 80 }\n`,
  );
  return `    Thing${at}:
      type: object
      required: [id, field1]
      properties:
        id: { type: string, format: uuid, readOnly: true }
        made: { type: string, format: date-time }
        next: { $ref: "#/components/schemas/Thing${Math.max(0, at - 1)}" }
        kind: { type: string, enum: [small, middle, large] }
${fields.join("")}`;
}
