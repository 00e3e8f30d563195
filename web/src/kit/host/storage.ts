/* Reading and writing what the browser keeps. Storage that is full, or switched off by the user, is no bug. */

/** The text under a key; null where there is none, or none can be read. */
export function readText(key: string, storage: Storage = localStorage): string | null {
  return guarded(() => storage.getItem(key), null);
}

/** The JSON under a key; null where there is none and, with a warning, where it is damaged. */
export function readJson(key: string, storage?: Storage): unknown {
  return parseStored(key, readText(key, storage));
}

/** The JSON a stored text is, as `readJson` has it. */
export function parseStored(key: string, text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch (error) {
    console.warn(`What is stored under ${key} is damaged and is not used.`, error);
    return null;
  }
}

/**
 * Keeps a text under a key; null takes it away.
 * @returns false when the browser refuses, for want of room or by the user's choice
 */
export function writeText(key: string, text: string | null, storage: Storage = localStorage): boolean {
  return guarded(() => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  }, false);
}

function guarded<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return otherwise;
    throw error;
  }
}
