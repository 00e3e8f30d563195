const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text for HTML content and for attribute values in double quotes (HTML, 13.1.2.3 and 13.1.4). */
export function escapeHtml(text: string): string {
  // Most texts hold none of the signs, and a look is cheaper than a replacement.
  return !/[&<>"]/.test(text) ? text : text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
