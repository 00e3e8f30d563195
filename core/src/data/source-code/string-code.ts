/**
 * A text as a string of JavaScript, in the quotes Prettier would choose: double ones, unless single ones need fewer
 * escapes.
 */
export function stringCode(text: string): string {
  const double = JSON.stringify(text).replaceAll(/[\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);
  const count = (quote: string) => text.split(quote).length - 1;
  if (count('"') <= count("'")) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
