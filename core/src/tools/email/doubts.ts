/** Slips of the names where most mail goes. A list, because a real company may be one letter away from any of them. */
const slips: Readonly<Record<string, readonly string[]>> = {
  "gmail.com": ["gmial", "gmai", "gamil", "gmal", "gmali", "gmaill", "gmaul", "gnail", "gmil", "ggmail", "gmail.co"],
  "hotmail.com": ["hotmial", "hotmal", "hotmai", "hotnail", "hotmaill", "hotmil", "homail", "hotmail.co"],
  "outlook.com": ["outlok", "outloo", "outllok", "outlool", "oulook", "outlook.co"],
  "yahoo.com": ["yaho", "yahooo", "yhaoo", "yhoo", "yaoo", "yahho", "yahoo.co"],
  "icloud.com": ["iclod", "icoud", "iclould", "icluod", "icloud.co"],
};

const endings: Readonly<Record<string, string>> = {
  con: "com",
  cmo: "com",
  ocm: "com",
  comm: "com",
  vom: "com",
  ogr: "org",
  nte: "net",
};

/**
 * What looks doubtful about an address that passes the simple rule: slips in the domain, and what mail servers refuse
 * (RFC 5321 sections 4.1.2 and 4.5.3.1, RFC 1035 section 2.3.4). Each is a sentence.
 */
export function doubts(address: string): string[] {
  const at = address.indexOf("@");
  const local = address.slice(0, at);
  const domain = address.slice(at + 1).toLowerCase();
  return [...localDoubts(local), ...domainDoubts(domain)];
}

function localDoubts(local: string): string[] {
  const found: string[] = [];
  const odd = /[^\w.!#$%&'*+/=?^`{|}~\-\u0080-\u{10ffff}]/u.exec(local)?.[0];
  if (local.includes("..")) found.push("Two dots in a row before the @.");
  if (/^\.|\.$/.test(local)) found.push("A dot at the start or right before the @.");
  if (odd !== undefined) found.push(`"${odd}" before the @ is refused by most servers.`);
  if (local.length > 64) found.push(`${local.length} characters before the @; at most 64 are allowed.`);
  if (/[\u0080-\u{10ffff}]/u.test(local))
    found.push("Letters beyond ASCII before the @ need a server that knows them.");
  const tag = /\+(.+)$/.exec(local)?.[1];
  if (tag !== undefined)
    found.push(`A plus tag: "${tag}" is a label, the email goes to ${local.slice(0, local.indexOf("+"))}.`);
  return found;
}

function domainDoubts(domain: string): string[] {
  const found: string[] = [];
  const labels = domain.split(".");
  const ending = labels.at(-1) ?? "";
  const fixed = endings[ending];
  if (domain.includes("..")) found.push("Two dots in a row after the @.");
  else if (labels.includes("")) found.push("A dot at the start or end of the domain.");
  if (/[^a-z0-9.\-\u0080-\u{10ffff}]/u.test(domain)) found.push("The domain has a character that no domain may have.");
  if (labels.some((label) => /^-|-$/.test(label))) found.push("A hyphen at the edge of a part of the domain.");
  if (labels.some((label) => label.length > 63)) found.push("A part of the domain has more than 63 characters.");
  if (domain.length > 253) found.push("The domain has more than 253 characters.");
  if (/^\d+$/.test(ending) || ending.length === 1) found.push(`No domain ends in ".${ending}".`);
  const meant = likelyDomain(domain) ?? (fixed && [...labels.slice(0, -1), fixed].join("."));
  if (meant !== undefined) found.push(`Did you mean ${meant}?`);
  return found;
}

function likelyDomain(domain: string): string | undefined {
  const name = domain.replace(/\.(com|co|con|cmo|ocm|comm|vom)$/, "");
  return Object.keys(slips).find((known) => slips[known]?.some((slip) => slip === domain || slip === name));
}
