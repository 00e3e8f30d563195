/** A storage that lasts as long as the page (HTML Standard, section 12.2.1, without named properties). */
class PageStorage implements Storage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  clear(): void {
    this.#items.clear();
  }
}

/**
 * Where the browser blocks storage for the site, reading `localStorage` alone throws: the app then works on a storage
 * that lasts as long as the page.
 * @returns false when something had to be replaced, so nothing typed outlives the page
 */
export function providePageStorage(page: Pick<Window, "localStorage" | "sessionStorage"> = window): boolean {
  const isThere = (name: "localStorage" | "sessionStorage") => {
    try {
      // Firefox has null where it is turned off.
      return (page[name] as Storage | null) !== null;
    } catch (error) {
      if (error instanceof DOMException) return false;
      throw error;
    }
  };
  const missing = (["localStorage", "sessionStorage"] as const).filter((name) => !isThere(name));
  for (const name of missing)
    Object.defineProperty(page, name, { configurable: true, enumerable: true, value: new PageStorage() });
  return missing.length === 0;
}
