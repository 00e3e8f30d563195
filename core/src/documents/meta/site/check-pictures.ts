import { readImageHeader, type ImageHeader } from "../../../graphics/image-input/image-header.ts";
import { sniffImageType } from "../../../graphics/image-input/image-type.ts";
import { formatNumber } from "../../../text/format.ts";
import { tooHeavy } from "../too-heavy.ts";
import { quoted } from "../check-head.ts";
import type { FoundMeta } from "../read-head.ts";
import { targetOf } from "./addresses.ts";
import type { Site, SiteFile, SiteFinding, SitePage, SiteRule } from "./site.ts";

// A JPEG may have pictures of its own and color profiles before its size.
const HEAD_BYTES = 256 * 1024;

/**
 * Share images and icons that the site names as its own: there, an image that networks show, not too large, large enough,
 * of the ratio of its card, and of the size that its tags state. Each file is read once.
 * Sizes: Facebook 200 x 200 at least and 1.91:1 (developers.facebook.com, sharing images), X 300 x 157 at least for the
 * large card (developer.x.com, summary card with large image).
 */
export async function checkPictures(site: Site, onPage: () => void): Promise<readonly SiteFinding[]> {
  const known = new Map<string, Promise<PictureFacts>>();
  const factsOf = (file: SiteFile) => {
    const facts = known.get(file.path) ?? readFacts(file);
    known.set(file.path, facts);
    return facts;
  };
  const found: SiteFinding[] = [];
  for (const page of site.pages) {
    onPage();
    if (page.isRedirect) continue;
    for (const use of usesOf(page)) {
      const target = targetOf(site, page, use.address);
      const tell: Tell = (severity, rule, message) =>
        found.push({ rule, severity, path: page.path, line: use.line, message: `${use.what}: ${message}` });
      if (target.kind === "nothing") tell("error", "image-dead", `there is no file for ${quoted(use.address)}.`);
      const file = target.kind === "file" ? site.files.get(target.path) : undefined;
      if (file && use.isPicture) judge(await factsOf(file), use, file, tell);
    }
  }
  return found;
}

type Tell = (severity: SiteFinding["severity"], rule: SiteRule, message: string) => void;

interface PictureFacts {
  readonly header: ImageHeader | undefined;
  readonly isSvg: boolean;
}

interface Use {
  readonly what: string;
  readonly address: string;
  readonly line: number;
  readonly isPicture: boolean;
  /** Shown by networks beside a link; an icon is not. */
  readonly card?: "summary" | "large";
  readonly stated?: { readonly width?: number; readonly height?: number };
}

const sharing: ReadonlySet<string> = new Set([
  "og:image",
  "og:image:url",
  "og:image:secure_url",
  "twitter:image",
  "twitter:image:src",
]);

function usesOf(page: SitePage): readonly Use[] {
  const isSummary = page.metas.some(({ key, content }) => key === "twitter:card" && content === "summary");
  const icons = page.links.flatMap(({ rel, text, line }): Use[] => {
    const words = rel.split(/\s+/);
    if (text === "" || text.startsWith("data:")) return [];
    if (words.includes("manifest")) return [{ what: "manifest", address: text, line, isPicture: false }];
    const isIcon = words.some((word) => ["icon", "apple-touch-icon", "mask-icon", "image_src"].includes(word));
    return isIcon ? [{ what: rel, address: text, line, isPicture: true }] : [];
  });
  const images = page.metas.flatMap(({ key, content, line }, at): Use[] =>
    sharing.has(key) && content !== "" && !content.startsWith("data:")
      ? [
          {
            what: key,
            address: content,
            line,
            isPicture: true,
            card: isSummary ? "summary" : "large",
            stated: key.startsWith("og:") ? statedAfter(page.metas, at) : {},
          },
        ]
      : [],
  );
  return [...icons, ...images];
}

/** Width and height that belong to an og:image: those after it, before the next one (ogp.me, structured properties). */
function statedAfter(metas: readonly FoundMeta[], at: number): { width?: number; height?: number } {
  const stated: { width?: number; height?: number } = {};
  for (const { key, content } of metas.slice(at + 1)) {
    if (key === "og:image") break;
    const side = key === "og:image:width" ? "width" : key === "og:image:height" ? "height" : undefined;
    if (side && /^\d+$/.test(content)) stated[side] ??= Number(content);
  }
  return stated;
}

async function readFacts(file: SiteFile): Promise<PictureFacts> {
  const bytes = await file.start(HEAD_BYTES);
  return { header: readImageHeader(bytes), isSvg: sniffImageType(bytes) === "image/svg+xml" };
}

function judge({ header, isSvg }: PictureFacts, { card, stated }: Use, file: SiteFile, tell: Tell): void {
  if (isSvg) return; // told with the page itself, where it matters
  if (!header) return tell("error", "image-broken", `${file.path} is not an image, or is cut off in its beginning.`);
  if (!card) return;
  const { width, height, type } = header;
  const size = `${file.path} has ${formatNumber(width)} x ${formatNumber(height)} pixels`;
  if (!["image/png", "image/jpeg", "image/gif", "image/webp"].includes(type))
    tell("warning", "image-type", `${file.path} is ${type}, which most networks do not show. Give a PNG or JPEG.`);
  const heavy = tooHeavy(file.path, file.size);
  if (heavy) tell(heavy.severity, "image-large", heavy.message);
  const isStatedWrong =
    (stated?.width !== undefined && stated.width !== width) ||
    (stated?.height !== undefined && stated.height !== height);
  if (isStatedWrong)
    tell("error", "image-size", `${size}; the page states ${stated.width ?? "?"} x ${stated.height ?? "?"}.`);
  const [minWidth, minHeight] = card === "large" ? [300, 200] : [200, 200];
  if (width < minWidth || height < minHeight)
    return tell("error", "image-small", `${size}; networks show none below ${minWidth} x ${minHeight}.`);
  const ratio = width / height;
  if (card === "large" && (ratio < 1.7 || ratio > 2.1))
    tell(
      "warning",
      "image-ratio",
      `${size} (${ratio.toFixed(2)}:1); cards show 1.91:1 and cut off the rest. Give 1,200 x 630.`,
    );
}
