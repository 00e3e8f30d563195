/** The CLI flag of a field, without dashes. @example flagName("logoSize") // "logo-size" */
export function flagName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
