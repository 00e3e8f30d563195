import { type Run, runTool } from "@toolbox/core";
import { fakePorts } from "@toolbox/core/testing";
import type { Host } from "./host.ts";

/** A host for tests: runs tools on fake ports, remembers what was copied and saved. */
export function fakeHost(overrides: Partial<Host> = {}) {
  const ports = fakePorts();
  const copied: (string | Uint8Array)[] = [];
  const saved: string[] = [];
  const host: Host = {
    run: (tool, input, context): Promise<Run> => runTool(tool, input, ports, context),
    clipboard: {
      writeText: async (text) => void copied.push(await text),
      writePng: async (bytes) => void copied.push(await bytes),
    },
    sink: {
      save: async (files) => {
        saved.push(...files.map((file) => file.name));
        return saved;
      },
    },
    deflate: ports.deflate,
    ...overrides,
  };
  return { host, copied, saved };
}
