import { foldLatin } from "../../text/words/fold-latin.ts";
import { capitalize } from "../../text/format.ts";

/** Names that Windows keeps for devices, with any ending (Microsoft, "Naming Files, Paths, and Namespaces"). */
const DEVICES = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?$/i;

/**
 * Why a name cannot be that of a file or folder on every system; undefined when it can. Spaces, quotes, dollars and a
 * leading dash are fine: the script quotes them.
 */
export function nameError(name: string): string | undefined {
  const shown = `"${name.replaceAll(/\p{Cc}/gu, "?")}"`;
  if (name === "") return "A name is missing.";
  if (name === "." || name === "..") return `${shown} leads out of its folder. Name a folder.`;
  if (/\p{Cc}/u.test(name)) return `${shown} has a line break or another control character.`;
  const bad = /[/\\<>:"|?*]/.exec(name)?.[0];
  if (bad !== undefined) return `${shown} has a ${bad}, which no name on Windows may have. Leave it out.`;
  if (/[. ]$/.test(name)) return `${shown} ends with a ${name.endsWith(".") ? "dot" : "space"}, which Windows drops.`;
  if (DEVICES.test(name)) return `${shown} is a device on Windows. Choose another name.`;
  if (new TextEncoder().encode(name).length > 200) return `${shown.slice(0, 40)}…" is longer than 200 bytes.`;
  return undefined;
}

/** A name npm takes for a package: lower case, letters, digits, `-`, `_` and dots, not led by those. */
export function packageName(name: string): string {
  return slug(name).slice(0, 214) || "my-project";
}

/** `payment-gateway` of `Payment Gateway`; "" when nothing is left. */
export function slug(text: string): string {
  return foldLatin(text.normalize("NFKC"))
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, "-")
    .replaceAll(/^[-_]+|-+$/g, "");
}

/** A module's name as that of a component. @example pascal("payment-gateway") // "PaymentGateway" */
export function pascal(module: string): string {
  const name = module.split(/[-_]+/).map(capitalize).join("");
  return /^\d/.test(name) ? `Module${name}` : name;
}
