import { expect, test } from "vitest";
import { readStartOptions } from "./start-options.ts";
import { UsageError } from "./usage-error.ts";

test.each([
  [[], {}, { mode: "start", port: 4700 }],
  [["--data", "here"], { TOOLBOX_DATA: "there" }, { mode: "start", port: 4700, data: "here" }],
  [[], { TOOLBOX_DATA: "there" }, { mode: "start", port: 4700, data: "there" }],
  [[], { TOOLBOX_DATA: "" }, { mode: "start", port: 4700 }],
  [["--version"], {}, "version"],
  [["--dev"], {}, { mode: "dev", port: 4701 }],
  [["--port", "4810"], {}, { mode: "start", port: 4810 }],
  [["--", "--port", "4810"], {}, { mode: "start", port: 4810 }],
  [["--port=1"], { PORT: "2" }, { mode: "start", port: 1 }],
  [[], { PORT: "5000" }, { mode: "start", port: 5000 }],
  [[], { PORT: "" }, { mode: "start", port: 4700 }],
  [["--help"], {}, "help"],
])("%j with %j", (args, env, expected) => {
  expect(readStartOptions("start", args, env)).toEqual(expected);
});

test.each([
  [["--port", "0"], {}, '--port is "0"'],
  [["--port", "65536"], {}, '--port is "65536"'],
  [["--port", "4.7e3"], {}, "must be a number from 1 to 65535"],
  [["--port"], {}, "--port"],
  [["--prot", "1"], {}, "--prot"],
  [["4700"], {}, "4700"],
  [[], { PORT: "http" }, 'PORT is "http"'],
  [["--data", " "], {}, "--data is empty"],
])("%j with %j is refused: %s", (args, env, part) => {
  expect(() => readStartOptions("start", args, env)).toThrow(UsageError);
  expect(() => readStartOptions("start", args, env)).toThrow(part);
});

test("the published site has no development server", () => {
  expect(() => readStartOptions("toolbox-site", ["--dev"], {})).toThrow("--dev");
});
