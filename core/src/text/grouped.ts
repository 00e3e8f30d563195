/**
 * A whole number with commas between its thousands: `10,000`. What `toLocaleString("en")` says of one; but that loads
 * the rules of all languages, and a command waits ten milliseconds for its first word.
 */
export const grouped = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
