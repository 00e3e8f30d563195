/* Written by `pnpm gen` from the tool folders. Do not edit. */
import type { CatalogEntry } from "../tool/catalog.ts";

export const catalog = [
  {
    id: "og-image",
    route: "/og-generator",
    title: "OG Image Generator",
    summary: "Share images for links in three sizes, with the meta tags that show them",
    aliases: ["open graph","social card","twitter card","share image","preview"],
    load: () => import("./og-image/tool.ts").then((module) => module.tool),
  },
  {
    id: "meta-tags",
    route: "/meta-tags",
    title: "Meta Tags",
    summary: "The head of a page for search engines and networks, checked",
    aliases: ["seo","open graph","twitter card","json-ld","structured data","head","canonical"],
    load: () => import("./meta-tags/tool.ts").then((module) => module.tool),
  },
  {
    id: "base64",
    route: "/dev-utilities",
    title: "Base64",
    summary: "Encode and decode Base64: text in UTF-8, files, data URIs",
    aliases: ["b64","data uri"],
    load: () => import("./base64/tool.ts").then((module) => module.tool),
  },
  {
    id: "email",
    route: "/dev-utilities",
    title: "Email",
    summary: "Check how email addresses are written, and spot likely slips",
    aliases: ["address","mail"],
    load: () => import("./email/tool.ts").then((module) => module.tool),
  },
  {
    id: "hash",
    route: "/dev-utilities",
    title: "Hash",
    summary: "SHA-256, SHA-1, SHA-512, SHA-384, MD5 and HMAC of texts and files",
    aliases: ["checksum","digest","md5"],
    heavy: {"budgetMs":60000},
    load: () => import("./hash/tool.ts").then((module) => module.tool),
  },
  {
    id: "password",
    route: "/dev-utilities",
    title: "Password",
    summary: "Random passwords without bias, with their strength in bits",
    aliases: ["secret","token"],
    load: () => import("./password/tool.ts").then((module) => module.tool),
  },
  {
    id: "slug",
    route: "/dev-utilities",
    title: "Slug",
    summary: "Turn titles into parts of an address, one per line",
    aliases: ["permalink","kebab case"],
    load: () => import("./slug/tool.ts").then((module) => module.tool),
  },
  {
    id: "uuid",
    route: "/dev-utilities",
    title: "UUID",
    summary: "Make UUIDs, ULIDs and NanoIDs, or decode one",
    aliases: ["guid","ulid","nanoid"],
    load: () => import("./uuid/tool.ts").then((module) => module.tool),
  },
  {
    id: "commit-message",
    route: "/commit-message-assistant",
    title: "Commit Message",
    summary: "A commit message in the Conventional, Emoji and Angular formats",
    aliases: ["git","commit","conventional commits","gitmoji","angular"],
    load: () => import("./commit-message/tool.ts").then((module) => module.tool),
  },
  {
    id: "changelog-entries",
    route: "/changelog-generator",
    title: "Changelog",
    summary: "A changelog from a list of changes, as Markdown and JSON",
    aliases: ["keep a changelog","release notes","version","semver","history"],
    load: () => import("./changelog-entries/tool.ts").then((module) => module.tool),
  },
] as const satisfies readonly CatalogEntry[];

export type ToolId = (typeof catalog)[number]["id"];
