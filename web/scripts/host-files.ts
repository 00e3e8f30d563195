import type { SiteConfig } from "@toolbox/core/site";
import { securityHeaders } from "../backend/http/security-headers.ts";
import type { SupabaseTarget } from "./supabase-target.ts";

/** File name to content, to lie beside index.html. */
export type HostFiles = Record<"config.json" | "_headers" | "_redirects" | "vercel.json" | "nginx.conf", string>;

const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * The files that make a built app talk to a hosted project, with the security headers in the form of each host.
 * The app holds no socket to the project, so https alone is allowed.
 */
export function hostFiles(target: SupabaseTarget, version: string): HostFiles {
  const config: Omit<SiteConfig, "local"> = { supabaseUrl: target.url, publishableKey: target.key, version };
  const headers = Object.entries(securityHeaders([target.url]));
  return {
    "config.json": `${JSON.stringify(config, null, 2)}\n`,
    _headers: netlifyHeaders(headers),
    _redirects: "/assets/*  /404.html  404\n/*  /index.html  200\n",
    "vercel.json": vercelSettings(headers),
    "nginx.conf": nginxServer(headers),
  };
}

/** Rules that both match are joined by these hosts, so no header is named twice. */
function netlifyHeaders(headers: [string, string][]): string {
  const all = headers.map(([name, value]) => `  ${name}: ${value}`);
  return [
    "/*",
    ...all,
    "/assets/*",
    `  Cache-Control: ${IMMUTABLE}`,
    "/config.json",
    "  Cache-Control: no-cache",
    "",
  ].join("\n");
}

function vercelSettings(headers: [string, string][]): string {
  const list = (entries: [string, string][]) => entries.map(([key, value]) => ({ key, value }));
  const settings = {
    rewrites: [{ source: "/((?!assets/).*)", destination: "/index.html" }],
    headers: [
      { source: "/(.*)", headers: list(headers) },
      { source: "/assets/(.*)", headers: list([["Cache-Control", IMMUTABLE]]) },
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function nginxServer(headers: [string, string][]): string {
  return `# To be included inside http { }, for example as /etc/nginx/conf.d/toolbox.conf
# Set server_name, root and your TLS certificate. add_header must not appear in a location: it would hide these.
map $uri $toolbox_cache {
    default     "no-cache";
    ~^/assets/  "${IMMUTABLE}";
}

server {
    listen 80;
    server_name toolbox.example;
    root /var/www/toolbox;

${headers.map(([name, value]) => `    add_header ${name} "${value}" always;`).join("\n")}
    add_header Cache-Control $toolbox_cache;

    location ~ /(\\.|_headers$|_redirects$|nginx\\.conf$|vercel\\.json$) { return 404; }
    location /assets/ { try_files $uri =404; }
    location / { try_files $uri /index.html; }
}
`;
}
