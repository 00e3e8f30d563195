import type { SiteConfig } from "@toolbox/core/site";
import { securityHeaders } from "../backend/http/security-headers.ts";
import type { SupabaseTarget } from "./supabase-target.ts";

/** File name to content, to lie beside index.html. */
export type HostFiles = Record<"config.json" | "_headers" | "_redirects" | "vercel.json" | "nginx.conf", string>;

const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * The files that make a built app talk to a hosted project, with the security headers in the form of each host.
 * The app holds no socket to the project, so https alone is allowed.
 * @param base where the app stands at its host: `/`, or a path with a slash at both ends
 */
export function hostFiles(target: SupabaseTarget, version: string, base = "/"): HostFiles {
  const config: Omit<SiteConfig, "local"> = { supabaseUrl: target.url, publishableKey: target.key, version };
  const headers = Object.entries(securityHeaders([target.url]));
  return {
    "config.json": `${JSON.stringify(config, null, 2)}\n`,
    _headers: netlifyHeaders(headers, base),
    _redirects: `${base}assets/*  /404.html  404\n${base}*  ${base}index.html  200\n`,
    "vercel.json": vercelSettings(headers, base),
    "nginx.conf": nginxServer(headers, base),
  };
}

/** Rules that both match are joined by these hosts, so no header is named twice. */
function netlifyHeaders(headers: [string, string][], base: string): string {
  const all = headers.map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${base}*`,
    ...all,
    `${base}assets/*`,
    `  Cache-Control: ${IMMUTABLE}`,
    `${base}config.json`,
    "  Cache-Control: no-cache",
    "",
  ].join("\n");
}

function vercelSettings(headers: [string, string][], base: string): string {
  const list = (entries: [string, string][]) => entries.map(([key, value]) => ({ key, value }));
  const settings = {
    rewrites: [{ source: `${base}((?!assets/).*)`, destination: `${base}index.html` }],
    headers: [
      { source: `${base}(.*)`, headers: list(headers) },
      { source: `${base}assets/(.*)`, headers: list([["Cache-Control", IMMUTABLE]]) },
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function nginxServer(headers: [string, string][], base: string): string {
  const folder = base === "/" ? "" : ` The files lie in ${base.slice(1, -1)} below root.`;
  const bare = base === "/" ? "" : `\n    location = ${base.slice(0, -1)} { return 301 ${base}; }`;
  return `# To be included inside http { }, for example as /etc/nginx/conf.d/toolbox.conf
# Set server_name, root and your TLS certificate.${folder}
# add_header must not appear in a location: it would hide these.
map $uri $toolbox_cache {
    default     "no-cache";
    ~^${base.replaceAll(".", "\\.")}assets/  "${IMMUTABLE}";
}

server {
    listen 80;
    server_name toolbox.example;
    root /var/www/toolbox;
    charset utf-8;
    absolute_redirect off;
    gzip on;
    gzip_types text/css application/javascript text/javascript application/json image/svg+xml application/manifest+json;

${headers.map(([name, value]) => `    add_header ${name} "${value}" always;`).join("\n")}
    add_header Cache-Control $toolbox_cache;

    location ~ /(\\.|_headers$|_redirects$|nginx\\.conf$|vercel\\.json$) { return 404; }
    location ~ \\.webmanifest$ { default_type application/manifest+json; }
    location ${base}assets/ { try_files $uri =404; }${bare}
    location ${base} { try_files $uri ${base}index.html; }
}
`;
}
