import type { DigestStream } from "../ports/index.ts";

/** Shifts of each round (RFC 1321 section 3.4). */
const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;
/** The table of sines (RFC 1321 section 3.4). */
const SINES = Int32Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32));

/** MD5 (RFC 1321). Good for checksums; it keeps out no attacker. @returns 16 bytes */
export function md5(bytes: Uint8Array): Uint8Array {
  const hash = startMd5();
  hash.update(bytes);
  return hash.finish();
}

/** MD5 of what comes part by part. */
export function startMd5(): DigestStream {
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  // What does not fill a block yet.
  const rest = new Uint8Array(64);
  let kept = 0;
  let length = 0;
  return {
    update(bytes) {
      length += bytes.length;
      let from = 0;
      if (kept > 0) {
        from = Math.min(64 - kept, bytes.length);
        rest.set(bytes.subarray(0, from), kept);
        kept += from;
        if (kept < 64) return;
        mix(state, new DataView(rest.buffer), 0);
      }
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      for (; from + 64 <= bytes.length; from += 64) mix(state, view, from);
      rest.set(bytes.subarray(from));
      kept = bytes.length - from;
    },
    finish() {
      const tail = new Uint8Array(kept < 56 ? 64 : 128);
      tail.set(rest.subarray(0, kept));
      tail[kept] = 0x80;
      const last = new DataView(tail.buffer);
      last.setUint32(tail.length - 8, (length * 8) >>> 0, true);
      last.setUint32(tail.length - 4, Math.floor(length / 2 ** 29), true);
      for (let at = 0; at < tail.length; at += 64) mix(state, last, at);
      const digest = new DataView(new ArrayBuffer(16));
      state.forEach((word, index) => digest.setInt32(index * 4, word, true));
      return new Uint8Array(digest.buffer);
    },
  };
}

function mix(state: Int32Array, view: DataView, at: number): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let i = 0; i < 64; i++) {
    const round = i >> 4;
    let f: number;
    let word: number;
    if (round === 0) {
      f = (b & c) | (~b & d);
      word = i;
    } else if (round === 1) {
      f = (d & b) | (~d & c);
      word = (5 * i + 1) & 15;
    } else if (round === 2) {
      f = b ^ c ^ d;
      word = (3 * i + 5) & 15;
    } else {
      f = c ^ (b | ~d);
      word = (7 * i) & 15;
    }
    const sum = (a + f + (SINES[i] ?? 0) + view.getInt32(at + word * 4, true)) | 0;
    const shift = SHIFTS[round as 0 | 1 | 2 | 3][i & (3 as 0 | 1 | 2 | 3)] ?? 0;
    a = d;
    d = c;
    c = b;
    b = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0;
  }
  state[0] = ((state[0] ?? 0) + a) | 0;
  state[1] = ((state[1] ?? 0) + b) | 0;
  state[2] = ((state[2] ?? 0) + c) | 0;
  state[3] = ((state[3] ?? 0) + d) | 0;
}
