/**
 * Whether a stream may carry color. FORCE_COLOR wins (as in Node itself), then NO_COLOR (no-color.org: any value but
 * an empty one), then a terminal that is not "dumb".
 */
export function isColored(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  if (env.NO_COLOR) return false;
  return isTerminal && env.TERM !== "dumb";
}
