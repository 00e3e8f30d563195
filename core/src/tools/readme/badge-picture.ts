import { escapeXml } from "../../text/escape.ts";

/** What live badges measure; a preview cannot know the figure and invents none. */
const live: Readonly<Record<string, string>> = {
  "github/actions/workflow/status": "build",
  "codecov/c/github": "coverage",
  "npm/dm": "downloads",
  "crates/d": "downloads",
  "pypi/dm": "downloads",
  "github/stars": "stars",
  "github/forks": "forks",
  "github/issues": "issues",
};

/** The two texts of a badge. */
export interface BadgeWords {
  readonly label: string;
  readonly value: string;
}

/** What a badge of shields.io says; undefined for other addresses. A figure that only its server knows is "live". */
export function readBadge(address: string): BadgeWords | undefined {
  const path = decoded(/^https:\/\/img\.shields\.io\/([^?#]+)/.exec(address)?.[1] ?? "");
  // One dash parts label, text and color; two are a dash of theirs (pattern of shields' static badge).
  const still = /^badge\/((?:[^-]|--)*?)-((?:[^-]|--)+)-(?:[^-]|--)+$/s.exec(path);
  if (still) return { label: written(still[1] ?? ""), value: written(still[2] ?? "") };
  const label = live[Object.keys(live).find((start) => path.startsWith(`${start}/`)) ?? ""];
  return label === undefined ? undefined : { label, value: "live" };
}

/**
 * A badge of shields.io drawn here, for previews that load nothing. Undefined for other addresses.
 * @returns an SVG and its size in pixels
 */
export function badgePicture(
  address: string,
): { readonly svg: string; readonly width: number; readonly height: number } | undefined {
  const badge = readBadge(address);
  if (badge === undefined) return undefined;
  const { label, value } = badge;
  const [left, right] = [label, value].map((text) => Math.ceil(text.length * 6.6) + 12) as [number, number];
  const width = left + right;
  const words = (text: string, x: number) => `<text x="${x}" y="14">${escapeXml(text)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"><clipPath id="r"><rect width="${width}" height="20" rx="3"/></clipPath><g clip-path="url(#r)"><rect width="${width}" height="20" fill="#555"/><rect x="${left}" width="${right}" height="20" fill="#0969da"/></g><g fill="#fff" text-anchor="middle" font-family="Verdana,Geneva,sans-serif" font-size="11">${words(label, left / 2)}${words(value, left + right / 2)}</g></svg>`;
  return { svg, width, height: 20 };
}

/** Two underscores are one, one is a space, two dashes are one. */
const written = (text: string): string =>
  text.replaceAll(/__|_/g, (mark) => (mark === "__" ? "_" : " ")).replaceAll("--", "-");

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path; // a lone percent sign, as it stands
    throw error;
  }
}
