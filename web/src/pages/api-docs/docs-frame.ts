import { languageSwitch, splitHtml } from "@toolbox/core/documents/openapi/write/html/document-html.ts";
import { docsCss } from "@toolbox/core/documents/openapi/write/html/style.ts";
import { frameCss } from "./frame-css.ts";

/** Milliseconds of work between two looks at what the user does. */
const SLICE = 8;
/** A document of more parts is drawn where the reader is, and not as a whole. */
const MAX_WHOLE = 300;

/**
 * Shows a document of `writeHtml` inside an element: contents at the left, parts at the right. Parts are put in a few
 * at a time while nothing else happens; of a document of thousands only those near the reader, so that it never holds up
 * the page.
 * A part that did not change keeps its element, and the reader keeps their place.
 */
export class DocsFrame {
  readonly #nav: HTMLElement;
  readonly #main: HTMLElement;
  readonly #root: HTMLElement;
  readonly #observer: IntersectionObserver;
  readonly #near: IntersectionObserver;
  #parts: readonly string[] = [];
  #slots: HTMLElement[] = [];
  /** The source each slot shows now. */
  #shown: (string | undefined)[] = [];
  #index = new Map<string, number>();
  /** What can be searched, in small letters; of the parts that were looked at so far. */
  #words: string[] = [];
  #navSource = "";
  readonly #onRead: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasGone = false;
  /** Where the reader was led, until they move by themselves: parts that come in above it shall not push it away. */
  #aim: string | undefined;
  #html = "";

  /** @param onLink a link was followed @param onRead everything can be searched now */
  constructor(holder: HTMLElement, onLink: () => void, onRead: () => void) {
    this.#onRead = onRead;
    const shadow = holder.shadowRoot ?? holder.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(docsCss + frameCss);
    shadow.adoptedStyleSheets = [sheet];
    shadow.innerHTML = `<div class="docs frame"><nav aria-label="Contents of the API"></nav><div class="main" tabindex="0" role="region" aria-label="API documentation"><div class="bar">${languageSwitch}</div><div class="parts"></div></div></div>`;
    this.#root = shadow.querySelector(".docs") as HTMLElement;
    this.#nav = shadow.querySelector("nav") as HTMLElement;
    this.#main = shadow.querySelector(".parts") as HTMLElement;
    shadow.addEventListener("click", (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='#']");
      if (!link) return;
      event.preventDefault();
      this.go(decodeURIComponent(link.hash.slice(1)));
      history.replaceState(history.state, "", link.hash);
      onLink();
    });
    for (const move of ["wheel", "touchmove", "keydown", "pointerdown"])
      shadow.addEventListener(move, () => (this.#aim = undefined), { passive: true });
    this.#observer = new IntersectionObserver((entries) => this.#mark(entries), {
      root: shadow.querySelector(".main"),
      rootMargin: "0px 0px -75% 0px",
    });
    this.#near = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) this.#put(Number((target as HTMLElement).dataset["at"]));
        this.#keepAim();
      },
      { root: shadow.querySelector(".main"), rootMargin: "1500px 0px" },
    );
  }

  show(html: string): void {
    if (html === this.#html) return;
    this.#html = html;
    const { nav, parts } = splitHtml(html);
    if (this.#navSource !== nav) this.#nav.innerHTML = nav;
    this.#navSource = nav;
    this.#parts = parts;
    this.#words = [];
    this.#index = new Map(parts.flatMap((part, at) => idsOf(part, at).map((id) => [id, at] as const)));
    for (const slot of this.#slots.splice(parts.length)) {
      this.#observer.unobserve(slot);
      this.#near.unobserve(slot);
      slot.remove();
    }
    this.#shown.length = Math.min(this.#shown.length, parts.length);
    while (this.#slots.length < parts.length) {
      const slot = document.createElement("div");
      slot.className = "slot";
      slot.dataset["at"] = String(this.#slots.length);
      this.#main.append(slot);
      this.#slots.push(slot);
      this.#observer.observe(slot);
      this.#near.observe(slot);
    }
    const wanted = decodeURIComponent(location.hash.slice(1));
    if (!this.#hasGone && this.#index.has(wanted)) this.go(wanted);
    this.#hasGone = true;
    clearTimeout(this.#timer);
    // Those that are drawn already show what they show now; the first are in sight.
    for (const [at, shown] of this.#shown.entries()) if (shown !== undefined) this.#put(at);
    for (let first = 0; first < 6; first++) this.#put(first);
    if (parts.length <= MAX_WHOLE) this.#fill();
    else this.#timer = setTimeout(() => this.#read(), 0);
  }

  /** Puts in parts for a moment, then lets the browser breathe; after the last one reads them for the search. */
  #fill(from = 0): void {
    const start = performance.now();
    let at = from;
    while (at < this.#parts.length && performance.now() - start < SLICE) this.#put(at++);
    this.#keepAim();
    if (at < this.#parts.length) this.#timer = setTimeout(() => this.#fill(at), 0);
    else this.#timer = setTimeout(() => this.#read(), 0);
  }

  #read(): void {
    const start = performance.now();
    while (this.#words.length < this.#parts.length && performance.now() - start < SLICE)
      this.#words.push(plainWords(this.#parts[this.#words.length] ?? ""));
    if (this.#words.length < this.#parts.length) this.#timer = setTimeout(() => this.#read(), 0);
    else this.#onRead();
  }

  #put(at: number): void {
    const part = this.#parts[at];
    const slot = this.#slots[at];
    if (!slot || part === undefined || this.#shown[at] === part) return;
    slot.innerHTML = part;
    lowerHeadings(slot);
    this.#shown[at] = part;
  }

  /** Shows the part with this id at the top. */
  go(id: string): void {
    const at = this.#index.get(id);
    if (at === undefined) return;
    this.#put(at);
    // What stands around it decides where it ends up once all is drawn.
    for (let near = at; near < at + 4; near++) this.#put(near);
    const target = this.#root.querySelector(`#${CSS.escape(id)}`);
    target?.scrollIntoView({ block: "start" });
    this.#aim = id;
  }

  #keepAim(): void {
    const target = this.#aim === undefined ? null : this.#root.querySelector(`#${CSS.escape(this.#aim)}`);
    const scroller = this.#main.closest(".main");
    if (!target || !scroller) return;
    const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
    // Not scrollIntoView: that would move the page around it too, which the reader may have moved by now.
    scroller.scrollTop += target.getBoundingClientRect().top - scroller.getBoundingClientRect().top - margin;
  }

  /** Leaves those entries in the contents that have all words, in their name, path or text. @returns their ids */
  find(query: string): readonly string[] | undefined {
    const words = query
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== "");
    const found: string[] = [];
    for (const item of this.#nav.querySelectorAll("li")) {
      const link = item.querySelector("a");
      const id = decodeURIComponent(link?.hash.slice(1) ?? "");
      const text = `${link?.title} ${item.textContent} ${this.#words[this.#index.get(id) ?? -1] ?? ""}`.toLowerCase();
      const isFound = words.every((word) => text.includes(word));
      item.hidden = !isFound;
      if (isFound) found.push(id);
    }
    for (const group of this.#nav.querySelectorAll("details")) {
      const hasFinds = group.querySelector("li:not([hidden])") !== null;
      group.hidden = words.length > 0 && !hasFinds;
      if (words.length > 0 && hasFinds) group.open = true;
    }
    return words.length === 0 ? undefined : found;
  }

  openNav(isOpen: boolean): void {
    this.#root.classList.toggle("with-nav", isOpen);
  }

  /** Marks the part in sight in the contents. */
  #mark(entries: readonly IntersectionObserverEntry[]): void {
    const part = entries.findLast((entry) => entry.isIntersecting)?.target.querySelector("[id]");
    if (!part) return;
    this.#nav.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const link = this.#nav.querySelector(`li a[href="#${CSS.escape(part.id)}"]`);
    link?.setAttribute("aria-current", "true");
    if (link?.checkVisibility()) link.scrollIntoView({ block: "nearest" });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#observer.disconnect();
    this.#near.disconnect();
  }
}

/** The id of a part, which it begins with; the first one also holds those of the ways to sign in. */
function idsOf(part: string, at: number): readonly string[] {
  if (at === 0) return [...part.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "");
  return [/^<section class="[^"]*" id="([^"]+)"/.exec(part)?.[1] ?? ""];
}

/** The page has a heading of its own above: to a screen reader those of the document come one level below it. */
function lowerHeadings(slot: HTMLElement): void {
  for (const heading of slot.querySelectorAll("h1, h2, h3, h4, h5"))
    heading.setAttribute("aria-level", String(Number(heading.tagName[1]) + 1));
}

const plainWords = (part: string) => part.replaceAll(/<[^>]*>/g, " ").toLowerCase();
