import { quoted } from "../check-head.ts";

// ISO 639, then ISO 15924 and ISO 3166-1 (or UN M.49), as search engines read hreflang.
const form = /^([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}|\d{3}))?$/i;

/**
 * Why a value of `hreflang` names no language, as a sentence with the value that was meant where it can be told.
 * Undefined when it does. Languages and regions are those of the host's Unicode CLDR.
 * @example whyNoLanguage("en-UK") // 'hreflang "en-UK": "UK" is not a region; write "en-GB".'
 */
export function whyNoLanguage(code: string): string | undefined {
  if (code.toLowerCase() === "x-default") return undefined;
  const [, language, , region] = form.exec(code) ?? [];
  if (language === undefined)
    return `hreflang ${quoted(code)} is not a language: write a language and, if it matters, a region, such as "en" or "en-GB", or "x-default".`;
  const [canonical = code] = Intl.getCanonicalLocales(code);
  if (region !== undefined && !canonical.toUpperCase().endsWith(`-${region.toUpperCase()}`))
    return `hreflang ${quoted(code)}: ${quoted(region)} is not a region; write "${canonical}".`;
  if (nameOf("language", language) === undefined)
    return `hreflang ${quoted(code)}: there is no language ${quoted(language)} in ISO 639.`;
  if (region !== undefined && nameOf("region", region.toUpperCase()) === undefined)
    return `hreflang ${quoted(code)}: there is no region ${quoted(region)} in ISO 3166.`;
  return undefined;
}

const nameOf = (type: "language" | "region", code: string) =>
  new Intl.DisplayNames(["en"], { type, fallback: "none" }).of(code);
