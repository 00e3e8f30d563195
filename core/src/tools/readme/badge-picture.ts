import { escapeHtml } from "../../text/escape-html.ts";

/** What live badges measure; a preview cannot know the figure and invents none. */
const live: Readonly<Record<string, string>> = {
  "github/actions/workflow/status": "build",
  "codecov/c/github": "coverage",
  "npm/dm": "downloads",
  "github/stars": "stars",
  "github/forks": "forks",
  "github/issues": "issues",
};

/**
 * A badge of shields.io drawn here, for previews that load nothing. Undefined for other addresses.
 * @returns an SVG and its size in pixels
 */
export function badgePicture(
  address: string,
): { readonly svg: string; readonly width: number; readonly height: number } | undefined {
  const path = /^https:\/\/img\.shields\.io\/(.+?)(?:\?.*)?$/.exec(address)?.[1];
  if (path === undefined) return undefined;
  const still = /^badge\/(.+)-(.+?)-(\w+)$/.exec(path);
  const label = still
    ? decoded(still[1] ?? "")
    : live[Object.keys(live).find((start) => path.startsWith(`${start}/`)) ?? ""];
  if (label === undefined) return undefined;
  const value = still ? decoded(still[2] ?? "") : "live";
  const [left, right] = [label, value].map((text) => Math.ceil(text.length * 6.6) + 12) as [number, number];
  const width = left + right;
  const words = (text: string, x: number) => `<text x="${x}" y="14">${escapeHtml(text)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"><clipPath id="r"><rect width="${width}" height="20" rx="3"/></clipPath><g clip-path="url(#r)"><rect width="${width}" height="20" fill="#555"/><rect x="${left}" width="${right}" height="20" fill="#0969da"/></g><g fill="#fff" text-anchor="middle" font-family="Verdana,Geneva,sans-serif" font-size="11">${words(label, left / 2)}${words(value, left + right / 2)}</g></svg>`;
  return { svg, width, height: 20 };
}

/** The words of a static badge: the way back from `words` in badges.ts. */
function decoded(text: string): string {
  const spaced = text.replaceAll(/__|_/g, (mark) => (mark === "__" ? "_" : " ")).replaceAll("--", "-");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
