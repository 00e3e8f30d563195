/**
 * Reads a date as any of our servers writes it: ISO 8601 (`2026-11-20T23:58:20.099Z`) or PostgreSQL's own text form
 * (`2026-11-20 23:58:20.099+00`: a space, a zone without minutes), which engines are free to refuse.
 * @returns the moment, or null when the text is missing or no date
 */
export function readServerDate(text: string | null | undefined): Date | null {
  if (!text) return null;
  const iso = text
    .trim()
    .replace(/^(\d{4}-\d{2}-\d{2}) /, "$1T")
    .replace(/([+-]\d{2})$/, (zone, _hours: string, at: number) => (at > 10 ? `${zone}:00` : zone))
    .replace(/([+-]\d{2})(\d{2})$/, (zone, hours: string, minutes: string, at: number) =>
      at > 10 ? `${hours}:${minutes}` : zone,
    );
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
}
