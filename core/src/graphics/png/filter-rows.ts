// Rows looked at to tell a drawing from a photo.
const SAMPLES = 24;
// A drawing repeats its pixels; in a photo nearly every pixel differs from the one before.
const REPEATED = 0.25;

/**
 * Whether rows compress better filtered: so do photos, whose pixels hardly ever repeat. Drawings, flat or with undithered
 * gradients, are smaller and several times faster without a filter.
 */
export function wantsFilter(rows: Uint8Array, stride: number, channels: number): boolean {
  const height = rows.length / stride;
  const step = Math.max(1, Math.floor(height / SAMPLES));
  let [repeated, all] = [0, 0];
  for (let y = 0; y < height; y += step)
    for (let at = y * stride + 1 + channels; at < (y + 1) * stride; at += channels) {
      all++;
      let isEqual = true;
      for (let byte = 0; byte < channels; byte++) isEqual &&= rows[at + byte] === rows[at + byte - channels];
      if (isEqual) repeated++;
    }
  return all > 0 && repeated < all * REPEATED;
}

/** Filters each row by the type whose differences sum up least (ISO 15948, 9 and 12.7). The rows stay as they are. */
export function filterRows(rows: Uint8Array, stride: number, channels: number): Uint8Array<ArrayBuffer> {
  const filtered = new Uint8Array(rows.length);
  const tried = new Uint8Array(stride);
  for (let start = 0; start < rows.length; start += stride) {
    let least = Infinity;
    for (let type = 0; type < 5; type++) {
      const sum = filterRow(rows, start, stride, channels, type, tried);
      if (sum >= least) continue;
      least = sum;
      filtered.set(tried, start);
    }
  }
  return filtered;
}

function filterRow(
  rows: Uint8Array,
  start: number,
  stride: number,
  channels: number,
  type: number,
  out: Uint8Array,
): number {
  out[0] = type;
  let sum = 0;
  for (let i = 1; i < stride; i++) {
    const left = i > channels ? (rows[start + i - channels] ?? 0) : 0;
    const up = start > 0 ? (rows[start + i - stride] ?? 0) : 0;
    const corner = start > 0 && i > channels ? (rows[start + i - stride - channels] ?? 0) : 0;
    const value = ((rows[start + i] ?? 0) - guess(type, left, up, corner)) & 0xff;
    out[i] = value;
    sum += value < 128 ? value : 256 - value;
  }
  return sum;
}

function guess(type: number, left: number, up: number, corner: number): number {
  if (type === 0) return 0;
  if (type === 1) return left;
  if (type === 2) return up;
  if (type === 3) return (left + up) >> 1;
  const [toLeft, toUp] = [Math.abs(up - corner), Math.abs(left - corner)];
  const toCorner = Math.abs(left + up - 2 * corner);
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
}
