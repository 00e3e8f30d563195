import type { Size } from "../../ports/rect.ts";

// Boxes that hold others; `meta` has four bytes of version before them (ISO 14496-12, 8.11.1).
const containers: ReadonlySet<string> = new Set(["meta", "iprp", "ipco"]);

/**
 * The size an AVIF says it has: the largest `ispe` property, since a grid's tiles have their own (ISO 23008-12, 6.5.3).
 * Throws `RangeError` when a box is cut.
 */
export function readAvifHeader(view: DataView): Size | undefined {
  let best: Size | undefined;
  const walk = (from: number, end: number) => {
    for (let at = from; at + 8 <= end;) {
      const size = view.getUint32(at);
      const kind = String.fromCharCode(...[4, 5, 6, 7].map((i) => view.getUint8(at + i)));
      const next = size === 0 ? end : at + size;
      if (size !== 0 && size < 8) return;
      if (containers.has(kind)) walk(at + (kind === "meta" ? 12 : 8), Math.min(next, end));
      if (kind === "ispe") {
        const found = { width: view.getUint32(at + 12), height: view.getUint32(at + 16) };
        if (!best || found.width * found.height > best.width * best.height) best = found;
      }
      at = next;
    }
  };
  walk(0, view.byteLength);
  return best;
}
