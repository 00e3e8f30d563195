import fc from "fast-check";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { parseJson } from "./parse-json.ts";
import { toYaml } from "./to-yaml.ts";

describe("toYaml", () => {
  it("writes what people write", () => {
    const json =
      '{"name":"toolbox","port":4700,"on":true,"none":null,"list":["a",{"b":1,"c":[]},[1,2]],"text":"one\\ntwo\\n","no":"yes","big":9007199254740993,"empty":{}}';
    expect(toYaml(parseJson(json))).toBe(`name: toolbox
port: 4700
"on": true
none: null
list:
  - a
  - b: 1
    c: []
  - - 1
    - 2
text: |
  one
  two
"no": "yes"
big: 9007199254740993
empty: {}
`);
  });

  it("is read back as it was by a YAML reader of its own", () => {
    const strings = fc.oneof(
      fc.string(),
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(
        "",
        "no",
        "1",
        "a: b",
        "a #b",
        "- a",
        "x\ny",
        "x\n",
        "x\n\n",
        "\nx",
        " x\ny",
        "x \ny",
        "x\n\ty",
        "---",
        "...",
        "2026-01-01",
        "~",
        "=",
        "<<",
        "\u2028",
        "\u0085",
        "a\r\nb",
      ),
    );
    const values = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: "small" },
        strings,
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie("value"), { maxLength: 4 }),
        fc.dictionary(
          strings.filter((name) => name !== "__proto__"),
          tie("value"),
          { maxKeys: 4 },
        ),
      ),
    })).value;
    fc.assert(
      fc.property(values, (value) => {
        const json = JSON.stringify(value);
        expect(load(toYaml(parseJson(json)))).toEqual(JSON.parse(json));
      }),
      { numRuns: 500 },
    );
  });
});
