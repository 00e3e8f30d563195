import { escapeXml } from "../../text/escape.ts";
import type { FaviconInput } from "./fields.ts";
import { faviconName } from "./sizes.ts";

type Site = Pick<FaviconInput, "siteName" | "basePath" | "backgroundColor">;

/** The path before a file name: as typed, with one slash at its end. */
export function iconPath(basePath: string): string {
  const path = basePath.trim();
  return path === "" || path.endsWith("/") ? path : `${path}/`;
}

/** The web app manifest (W3C): name, colors and the icons of 192 and 512 pixels, one of them maskable. */
export function webManifest({ siteName, basePath, backgroundColor }: Site): string {
  const path = iconPath(basePath);
  const icon = (name: string, size: number, purpose?: string) => ({
    src: path + name,
    sizes: `${size}x${size}`,
    type: "image/png",
    ...(purpose ? { purpose } : {}),
  });
  const manifest = {
    name: siteName.trim(),
    short_name: siteName.trim(),
    start_url: "/",
    display: "standalone",
    theme_color: backgroundColor,
    background_color: backgroundColor,
    icons: [icon(faviconName(192), 192), icon(faviconName(512), 512), icon("icon-maskable-512.png", 512, "maskable")],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * The lines for the head of a page. `sizes="32x32"` on the ICO, not `any`: else Chrome takes it before the SVG.
 */
export function headLines({ basePath, backgroundColor }: Pick<Site, "basePath" | "backgroundColor">): string {
  const path = escapeXml(iconPath(basePath));
  return `<link rel="icon" href="${path}favicon.ico" sizes="32x32">
<link rel="icon" href="${path}favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${path}apple-touch-icon.png">
<link rel="manifest" href="${path}manifest.webmanifest">
<meta name="theme-color" content="${backgroundColor}">
`;
}
