import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

export interface NodeDrawing {
  readonly name: string;
  /** RGBA, raw deflate (RFC 1951), base64. */
  readonly pixels: string;
}

/**
 * What a browser test calls to have the parity cases drawn by Node, in the text mode that draws as Chrome does on the
 * same system. In a process of its own: the text mode holds for a whole process.
 */
export async function drawOnNode(): Promise<NodeDrawing[]> {
  const script = path.resolve("e2e/parity/draw-on-node.ts");
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", script], {
    env: { ...process.env, TOOLBOX_TEXT_RENDERER: "system" },
    maxBuffer: 256 * 1024 * 1024,
  });
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as NodeDrawing);
}
