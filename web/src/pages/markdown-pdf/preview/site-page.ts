import type { FileOutput, Output } from "@toolbox/core";
import { endlessWord } from "./live-preview.ts";

/** Makes the addresses of pictures that a page of the site shows. */
export type UrlOf = (file: FileOutput) => string;

/**
 * A page of a generated site made to stand alone: its style sheet inside, pictures by the addresses given, those of
 * other sites gone, and a policy that loads nothing. Links keep their targets; following them is for `targetOf`.
 */
export function sitePage(outputs: readonly Output[], path: string, urlOf: UrlOf): string {
  const page = new DOMParser().parseFromString(textOf(outputs, path), "text/html");
  for (const element of page.querySelectorAll("script, link, meta[http-equiv]")) element.remove();
  const policy = page.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "default-src 'none'; img-src blob: data:; style-src 'unsafe-inline'";
  const style = page.createElement("style");
  style.textContent = textOf(outputs, "style.css");
  if (endlessWord.test(page.body.textContent)) style.textContent += "\n*{font-kerning:none!important}";
  page.head.prepend(policy);
  page.head.append(style);
  for (const image of page.images) {
    const src = image.getAttribute("src") ?? "";
    const file = outputs.find(({ name }) => name === resolve(path, src));
    if (file && file.kind !== "facts") image.src = urlOf(file);
    else if (!src.startsWith("data:")) image.removeAttribute("src");
  }
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** The page of the site that a link leads to from another; undefined for anchors, other sites and other files. */
export function targetOf(outputs: readonly Output[], path: string, href: string): string | undefined {
  if (href.startsWith("#")) return undefined;
  const target = resolve(path, href);
  return target.endsWith(".html") && outputs.some(({ name }) => name === target) ? target : undefined;
}

function resolve(path: string, href: string): string {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return "";
  return decodeURIComponent(new URL(href, `https://site.invalid/${path}`).pathname.slice(1));
}

function textOf(outputs: readonly Output[], name: string): string {
  const file = outputs.find((output) => output.name === name);
  return file?.kind === "text" ? file.text : "";
}
