/*
 * The web standards core may use beyond ES2023, and nothing else. Each exists in every supported browser,
 * in workers and in Node 20. Anything with a side effect (timers, fetch, console, crypto) comes through a port.
 * Why these: docs/decisions/0002-core-is-pure.md
 */

/** Texts become bytes (outputs, hashes, ZIP entries) and back. */
declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes?: Uint8Array | ArrayBuffer, options?: { stream?: boolean }): string;
}

/** Addresses typed by users are parsed, never fetched. */
declare class URL {
  constructor(url: string, base?: string);
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly username: string;
  readonly password: string;
}
declare class URLSearchParams {
  constructor(init?: string);
  append(name: string, value: string): void;
  set(name: string, value: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  toString(): string;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}

/** Long work is cancelled by its host. */
interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: "abort", listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: "abort", listener: () => void): void;
}
declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}

/** Files are handles that stream. */
interface ReadableStream<R = unknown> {
  getReader(): {
    read(): Promise<{ done: false; value: R } | { done: true; value?: R | undefined }>;
    cancel(reason?: unknown): Promise<void>;
    releaseLock(): void;
  };
}
declare const ReadableStream: {
  new <R>(source: {
    pull(controller: { enqueue(chunk: R): void; close(): void }): Promise<void>;
    cancel(reason?: unknown): Promise<void>;
  }): ReadableStream<R>;
};
