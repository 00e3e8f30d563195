/**
 * Why a text is not an email address by the product's rule: text, one at sign, text, a dot, text, no spaces. Undefined when
 * it is one.
 */
export function whyInvalid(address: string): string | undefined {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return undefined;
  const space = address.search(/\s/);
  if (space >= 0) return `There is a space at character ${space + 1}.`;
  const ats = address.split("@").length - 1;
  if (ats === 0) return "There is no @ in it.";
  if (ats > 1) return `There are ${ats} @ in it; an address has one.`;
  if (address.startsWith("@")) return "There is nothing before the @.";
  if (address.endsWith("@")) return "There is nothing after the @.";
  const domain = address.slice(address.indexOf("@") + 1);
  return domain.includes(".") ? "The dot after the @ needs text on both sides." : "There is no dot after the @.";
}
