/** A line that GitHub shows with the run. @param {"notice" | "warning" | "error"} level @param {string} text */
export function tell(level, text) {
  const data = text.trim().replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  process.stdout.write(`::${level} title=Toolbox::${data}\n`);
}
