/** The CLI flag of a field, without dashes: `logoSize` gives `logo-size`. */
export function flagName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
