import { numbers } from "./matrix.ts";
import { element } from "./xml.ts";

/** Markup, or what will make it when everything is drawn. */
type Markup = string | (() => Promise<string>);

/** The growing file: definitions and what is drawn, in order. Ids count up, so equal drawings give equal files. */
export class SvgSheet {
  readonly width: number;
  readonly height: number;
  readonly #idPrefix: string;
  readonly #definitions = new Map<string, { readonly id: string; readonly markup: string }>();
  #nodes: { readonly markup: Markup; readonly clip: string | undefined }[] = [];

  constructor(width: number, height: number, idPrefix: string) {
    this.width = width;
    this.height = height;
    this.#idPrefix = idPrefix;
  }

  /** Adds a definition once, however often it is used. Returns its id. */
  define(make: (id: string) => string): string {
    const key = make("");
    const known = this.#definitions.get(key);
    if (known) return known.id;
    const id = `${this.#idPrefix}${this.#definitions.size + 1}`;
    this.#definitions.set(key, { id, markup: make(id) });
    return id;
  }

  /** @param clip the id of a clip path */
  add(markup: Markup, clip: string | undefined): void {
    this.#nodes.push({ markup, clip });
  }

  /** Takes away what was drawn. */
  clear(): void {
    this.#nodes = [];
  }

  /** The file. What stands in one clip path after another is one group. */
  async markup(title: string | undefined): Promise<string> {
    const parts: string[] = [];
    let group: { readonly clip: string | undefined; readonly parts: string[] } = { clip: undefined, parts: [] };
    const finish = () => {
      const inner = group.parts.join("");
      if (inner !== "") parts.push(group.clip ? element("g", { "clip-path": `url(#${group.clip})` }, inner) : inner);
    };
    for (const { markup, clip } of this.#nodes) {
      if (clip !== group.clip) {
        finish();
        group = { clip, parts: [] };
      }
      group.parts.push(typeof markup === "string" ? markup : await markup());
    }
    finish();
    const definitions = [...this.#definitions.values()].map(({ markup }) => markup).join("");
    const { width, height } = this;
    return element(
      "svg",
      { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${numbers(width, height)}` },
      [title === undefined ? "" : title, definitions && element("defs", {}, definitions), ...parts].join("") || " ",
    );
  }
}
