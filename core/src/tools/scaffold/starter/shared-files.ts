import type { StarterFiles } from "./starter-files.ts";

/** Beside every login form: the hook and the check of an address. */
export const authFiles: StarterFiles = {
  "useAuth.ts": `import { useSyncExternalStore } from "react";

export interface User {
  email: string;
}

let user: User | null = null;
const listeners = new Set<() => void>();

function setUser(next: User | null) {
  user = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

// The session lives in memory. Ask your server here, before setUser.
async function logIn(email: string) {
  setUser({ email: email.trim() });
}

function logOut() {
  setUser(null);
}

/** Who is logged in; every component that calls it follows along. */
export function useAuth() {
  const current = useSyncExternalStore(
    subscribe,
    () => user,
    () => null,
  );
  return { user: current, logIn, signUp: logIn, logOut };
}
`,
  "validateEmail.ts": `const pattern = /^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$/;

/** Why the address cannot be used, or null when it can. */
export function validateEmail(email: string): string | null {
  const address = email.trim();
  if (address === "") return "Enter your email address.";
  return pattern.test(address)
    ? null
    : "Enter an address such as ana@example.com.";
}
`,
};

/** Posts and the Markdown reader, for every framework. */
export const blogFiles: StarterFiles = {
  "markdown.ts": `export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "paragraph"; text: string };

export type Inline =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  | { kind: "link"; text: string; href: string };

/** Headings, lists and paragraphs of a Markdown text. */
export function parseMarkdown(source: string): Block[] {
  return source
    .split(/\\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map(readBlock);
}

function readBlock(block: string): Block {
  const heading = /^(#{1,6}) (.*)$/.exec(block);
  if (heading) {
    return { kind: "heading", level: heading[1].length, text: heading[2] };
  }
  const lines = block.split("\\n");
  if (lines.every((line) => /^[-*] /.test(line))) {
    return { kind: "list", items: lines.map((line) => line.slice(2)) };
  }
  return { kind: "paragraph", text: lines.join(" ") };
}

const inline = /\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\`(.+?)\`|\\[(.+?)\\]\\((https?:.+?)\\)/g;

/** Strong, emphasis, code and links of one block. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(inline)) {
    if (match.index > end) {
      parts.push({ kind: "text", text: text.slice(end, match.index) });
    }
    const [whole, strong, em, code, label, href] = match;
    if (strong) parts.push({ kind: "strong", text: strong });
    else if (em) parts.push({ kind: "em", text: em });
    else if (code) parts.push({ kind: "code", text: code });
    else parts.push({ kind: "link", text: label, href });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}
`,
  "posts.ts": `export interface Post {
  slug: string;
  title: string;
  date: string;
  summary: string;
  /** Markdown. */
  body: string;
}

export const posts: Post[] = [
  {
    slug: "hello",
    title: "Hello",
    date: "2026-01-15",
    summary: "The first post.",
    body: "# Hello\\n\\nThis is the **first** post.\\n\\n- Write in Markdown\\n- Put it into posts.ts",
  },
  {
    slug: "second",
    title: "A second one",
    date: "2026-02-01",
    summary: "So that the list is one.",
    body: "Posts have *emphasis*, \`code\` and [links](https://example.com).",
  },
];

export function findPost(slug: string): Post | undefined {
  return posts.find((post) => post.slug === slug);
}
`,
};

/** What an API checks, in request handlers and in clients. */
export const apiFiles: StarterFiles = {
  "requireAuth.ts": `type Handler = (request: Request) => Response | Promise<Response>;

/** Lets a request through that carries the API_TOKEN of the environment. */
export function requireAuth(handler: Handler): Handler {
  return (request) => {
    const expected = process.env.API_TOKEN;
    const given = request.headers.get("authorization");
    if (!expected || given !== \`Bearer \${expected}\`) {
      return Response.json({ error: "Not signed in." }, { status: 401 });
    }
    return handler(request);
  };
}
`,
  "users.ts": `import { readNewUser, type NewUser } from "./validate";

// Put your database in its place.
const users: NewUser[] = [];

export function listUsers(): Response {
  return Response.json(users);
}

export async function addUser(request: Request): Promise<Response> {
  const reading = readNewUser(await request.json().catch(() => null));
  if (!reading.ok) {
    return Response.json({ error: reading.message }, { status: 400 });
  }
  users.push(reading.value);
  return Response.json(reading.value, { status: 201 });
}
`,
  "validate.ts": `export interface NewUser {
  name: string;
  email: string;
}

type Reading = { ok: true; value: NewUser } | { ok: false; message: string };

/** Reads the body of a request; says what is wrong with it. */
export function readNewUser(body: unknown): Reading {
  if (typeof body !== "object" || body === null) {
    return { ok: false, message: "Send a JSON object." };
  }
  const { name, email } = body as Record<string, unknown>;
  if (typeof name !== "string" || name.trim() === "") {
    return { ok: false, message: "name is missing." };
  }
  if (typeof email !== "string" || !/^[^\\s@]+@[^\\s@]+$/.test(email)) {
    return { ok: false, message: "email is not an address." };
  }
  return { ok: true, value: { name: name.trim(), email } };
}
`,
};
