import type { EditorView } from "@codemirror/view";
import type { Place } from "./live-preview.ts";

/** Scrolls the page of a preview to what stands at the top of the editor. */
export function followEditor(view: EditorView, page: Window, places: readonly Place[]): void {
  const { scrollTop, scrollHeight, clientHeight } = view.scrollDOM;
  const root = page.document.documentElement;
  if (scrollTop + clientHeight >= scrollHeight - 1) return page.scrollTo(0, root.scrollHeight);
  const block = view.lineBlockAtHeight(scrollTop - view.documentPadding.top);
  const share = (scrollTop - view.documentPadding.top - block.top) / Math.max(1, block.height);
  const line = view.state.doc.lineAt(block.from).number + Math.min(1, Math.max(0, share));
  const index = places.findLastIndex((place) => place.line <= line);
  const here = places[index];
  if (!here) return page.scrollTo(0, 0);
  const next = places[index + 1];
  const top = topOf(here, page);
  const bottom = next ? topOf(next, page) : root.scrollHeight;
  const last = next?.line ?? view.state.doc.lines + 1;
  page.scrollTo(0, top + ((bottom - top) * (line - here.line)) / Math.max(1, last - here.line) - MARGIN);
}

/** Scrolls the editor to what stands at the top of the preview. */
export function followPreview(page: Window, view: EditorView, places: readonly Place[]): void {
  const root = page.document.documentElement;
  const { scrollDOM, state } = view;
  if (page.scrollY + page.innerHeight >= root.scrollHeight - 1)
    return void (scrollDOM.scrollTop = scrollDOM.scrollHeight);
  const y = page.scrollY + MARGIN;
  const index = places.findLastIndex((place) => topOf(place, page) <= y);
  const here = places[index];
  if (!here) return void (scrollDOM.scrollTop = 0);
  const next = places[index + 1];
  const top = topOf(here, page);
  const bottom = next ? topOf(next, page) : root.scrollHeight;
  const last = next?.line ?? state.doc.lines + 1;
  const line = here.line + ((last - here.line) * (y - top)) / Math.max(1, bottom - top);
  const number = Math.min(state.doc.lines, Math.max(1, Math.floor(line)));
  const block = view.lineBlockAt(state.doc.line(number).from);
  scrollDOM.scrollTop = block.top + (line - number) * block.height;
}

/** What is followed stands a little below the edge. */
const MARGIN = 16;

const topOf = ({ element }: Place, page: Window): number => element.getBoundingClientRect().top + page.scrollY;
