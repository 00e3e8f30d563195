/** A name that stands twice in one object. */
export interface RepeatedName {
  readonly name: string;
  /** Where it stands again, in bytes. */
  readonly offset: number;
}

const MAX_REPORTED = 100;
/** Objects with more names are looked up in a map instead of one by one. */
const MANY = 24;

/** Finds repeated names in the objects of one JSON text, escapes read, while a reader goes over it. */
export class NameCheck {
  /** How many there are, also beyond those reported. */
  count = 0;
  readonly repeated: RepeatedName[] = [];
  readonly #source: Uint8Array;
  /** By name: its hash, where it stands. The names of an object lie above those of the objects around it. */
  readonly #hashes: number[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  /** By open object: its first name, and its map once it has many. */
  readonly #firsts: number[] = [];
  readonly #maps: (Map<number, number[]> | undefined)[] = [];

  constructor(source: Uint8Array) {
    this.#source = source;
  }

  open(): void {
    this.#firsts.push(this.#hashes.length);
    this.#maps.push(undefined);
  }

  close(): void {
    const first = this.#firsts.pop() ?? 0;
    this.#maps.pop();
    this.#hashes.length = first;
    this.#starts.length = first;
    this.#ends.length = first;
  }

  /** @param start the opening quote @param end after the closing one */
  add(start: number, end: number): void {
    const hash = this.#hashOf(start, end);
    const first = this.#firsts.at(-1) ?? 0;
    const count = this.#hashes.length - first;
    if (count >= MANY) this.#addToMap(hash, start, end, first);
    else
      for (let index = first; index < first + count; index++)
        if (this.#hashes[index] === hash && this.#nameAt(index) === this.#text(start, end)) {
          this.#report(start, end);
          break;
        }
    this.#hashes.push(hash);
    this.#starts.push(start);
    this.#ends.push(end);
  }

  #addToMap(hash: number, start: number, end: number, first: number): void {
    let map = this.#maps.at(-1);
    if (!map) {
      map = new Map();
      for (let index = first; index < this.#hashes.length; index++) put(map, this.#hashes[index] ?? 0, index);
      this.#maps[this.#maps.length - 1] = map;
    }
    if (map.get(hash)?.some((index) => this.#nameAt(index) === this.#text(start, end))) this.#report(start, end);
    put(map, hash, this.#hashes.length);
  }

  #report(start: number, end: number): void {
    this.count++;
    if (this.repeated.length < MAX_REPORTED) this.repeated.push({ name: this.#text(start, end), offset: start });
  }

  #nameAt(index: number): string {
    return this.#text(this.#starts[index] ?? 0, this.#ends[index] ?? 0);
  }

  #text(start: number, end: number): string {
    return JSON.parse(new TextDecoder().decode(this.#source.subarray(start, end))) as string;
  }

  /** Of the bytes as written; of what they mean where there is an escape. */
  #hashOf(start: number, end: number): number {
    let hash = 0;
    for (let at = start + 1; at < end - 1; at++) {
      const byte = this.#source[at] as number;
      if (byte === 92) return hashOfBytes(new TextEncoder().encode(this.#text(start, end)));
      hash = (Math.imul(hash, 31) + byte) | 0;
    }
    return hash;
  }
}

function hashOfBytes(bytes: Uint8Array): number {
  let hash = 0;
  for (const byte of bytes) hash = (Math.imul(hash, 31) + byte) | 0;
  return hash;
}

function put(map: Map<number, number[]>, hash: number, index: number): void {
  const list = map.get(hash);
  if (list) list.push(index);
  else map.set(hash, [index]);
}
