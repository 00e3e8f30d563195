/**
 * The anchor GitHub gives a heading: lower case, letters, marks, digits, `_` and `-` kept, spaces become `-`, the rest
 * falls out. Empty for a heading of signs alone.
 * @example headingSlug("What's new?") // "whats-new"
 */
export function headingSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
}

/** Gives each heading of one document a slug of its own: the second "Setup" becomes `setup-1`, as on GitHub. */
export class Slugs {
  readonly #used = new Map<string, number>();

  /** @returns the slug for the next heading with this text; `section` stands in for an empty one. */
  next(text: string): string {
    const base = headingSlug(text) || "section";
    let slug = base;
    let count = this.#used.get(base) ?? 0;
    while (this.#used.has(slug)) slug = `${base}-${++count}`;
    this.#used.set(base, count);
    this.#used.set(slug, this.#used.get(slug) ?? 0);
    return slug;
  }
}
