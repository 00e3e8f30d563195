import type { Anchors } from "./anchors.ts";
import type { Credential, Fact, Need, SchemeDoc } from "./api.ts";
import { list, text, texts, type Tree, tree } from "../read/read-tree.ts";
import { resolveRef } from "../read/resolve-ref.ts";

/** The ways to sign in, in words, and how a request carries them. */
export function buildSchemes(root: Tree, anchors: Anchors): readonly SchemeDoc[] {
  return Object.entries(tree(tree(root["components"])["securitySchemes"])).map(([name, given]) => {
    const scheme = tree(resolveRef(root, given).value);
    const flows = Object.entries(tree(scheme["flows"])).map(([flow, value]) => [flow, tree(value)] as const);
    const scopes = new Map(flows.flatMap(([, flow]) => Object.entries(tree(flow["scopes"]))));
    return {
      id: anchors.next("auth", name),
      name,
      kind: kindOf(
        scheme,
        flows.map(([flow]) => flow),
      ),
      description: text(scheme["description"]),
      deprecated: scheme["deprecated"] === true,
      scopes: [...scopes].map(([scope, words]) => ({ name: scope, words: text(words) })),
      urls: urlsOf(scheme, flows),
      carries: credentialOf(scheme),
    };
  });
}

/** The alternatives of a security requirement, the empty one last: with it, signing in is not needed. */
export function needsOf(value: unknown): readonly (readonly Need[])[] {
  const all = list(value).map((entry) =>
    Object.entries(tree(entry)).map(([scheme, scopes]) => ({ scheme, scopes: texts(scopes) })),
  );
  const some = all.filter((needs) => needs.length > 0);
  return some.length > 0 && some.length < all.length ? [...some, []] : some;
}

function kindOf(scheme: Tree, flows: readonly string[]): string {
  const type = text(scheme["type"]);
  if (type === "apiKey") return `API key in ${text(scheme["in"])} ${text(scheme["name"])}`;
  if (type === "http") {
    const format = text(scheme["bearerFormat"]);
    return `HTTP ${text(scheme["scheme"])}${format === "" ? "" : ` (${format})`}`;
  }
  if (type === "oauth2") return `OAuth 2${flows.length === 0 ? "" : `: ${flows.map(spaced).join(", ")}`}`;
  if (type === "openIdConnect") return "OpenID Connect";
  return type === "mutualTLS" ? "Mutual TLS: a certificate of the client" : type;
}

const spaced = (flow: string) => flow.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

function urlsOf(scheme: Tree, flows: readonly (readonly [string, Tree])[]): readonly Fact[] {
  const rows: [string, string][] = [
    ["Discovery", text(scheme["openIdConnectUrl"]) || text(scheme["oauth2MetadataUrl"])],
  ];
  for (const [, flow] of flows)
    rows.push(
      ["Authorization", text(flow["authorizationUrl"]) || text(flow["deviceAuthorizationUrl"])],
      ["Token", text(flow["tokenUrl"])],
    );
  const found = new Map(
    rows.filter(([, url]) => url !== "").map(([label, url]) => [`${label} ${url}`, { label, url }]),
  );
  return [...found.values()].map(({ label, url }) => ({ label, text: url, href: url }));
}

function credentialOf(scheme: Tree): Credential | undefined {
  switch (text(scheme["type"])) {
    case "apiKey": {
      const place = text(scheme["in"]);
      if (place !== "header" && place !== "query" && place !== "cookie") return undefined;
      return { in: place, name: text(scheme["name"]), value: "API_KEY" };
    }
    case "http": {
      const name = text(scheme["scheme"]).toLowerCase();
      const value =
        name === "basic" ? "Basic CREDENTIALS" : name === "bearer" ? "Bearer TOKEN" : `${text(scheme["scheme"])} TOKEN`;
      return { in: "header", name: "Authorization", value };
    }
    case "oauth2":
    case "openIdConnect":
      return { in: "header", name: "Authorization", value: "Bearer TOKEN" };
    default:
      return undefined;
  }
}
