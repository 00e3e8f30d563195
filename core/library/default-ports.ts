import { browserClock } from "../../web/src/ports/clock.ts";
import { browserDeflate } from "../../web/src/ports/deflate.ts";
import { browserRandom } from "../../web/src/ports/random.ts";
import type { Ports } from "../src/ports/index.ts";
import { ToolError } from "../src/tool/errors.ts";

/**
 * What every platform has by web standards (clock, `crypto`, Compression Streams); each other port says by its name, when
 * a tool first asks for something, that it has to be given.
 * @param id the tool's, for the sentence
 */
export function defaultPorts(id: string): Ports {
  const missing = (port: keyof Ports) => () => {
    throw new ToolError(
      "port",
      `"${id}" needs the port "${port}" for this: give run() the nodePorts of "toolbox-cli/node", or browserPorts() of "toolbox-core/browser", as its third argument.`,
    );
  };
  const canvas = missing("canvas");
  const digest = missing("digest");
  return {
    assets: { read: async () => missing("assets")() },
    canvas: { surface: canvas, path: canvas, loadFont: async () => canvas() },
    clock: browserClock,
    deflate: browserDeflate,
    digest: { digest: async () => digest(), stream: async () => digest() },
    images: { decode: async () => missing("images")() },
    random: browserRandom,
  };
}
