/** Makes ids for the parts of a document: words joined by -, each once. */
export class Anchors {
  readonly #taken = new Map<string, number>();

  /** @param kind what stands before: `op`, `schema` */
  next(kind: string, name: string): string {
    const words = name
      .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .replaceAll(/^-|-$/g, "");
    const id = `${kind}-${words || "part"}`;
    const count = this.#taken.get(id) ?? 0;
    this.#taken.set(id, count + 1);
    return count === 0 ? id : this.next(kind, `${words} ${count + 1}`);
  }
}
