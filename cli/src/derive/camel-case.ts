/** As commander names options: `logo-size` gives `logoSize`. */
export function camelCase(flag: string): string {
  return flag.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
