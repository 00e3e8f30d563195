/**
 * A line that GitHub Actions shows beside a pull request: a workflow command of its runner.
 * @param properties such as `file`, `line` and `title`, in the order given
 * @example annotation("error", { file: "a.md", line: 3 }, "It is wrong.") // "::error file=a.md,line=3::It is wrong.\n"
 */
export function annotation(level: string, properties: Readonly<Record<string, string | number>>, text: string): string {
  const rows = Object.entries(properties).map(([name, value]) => `${name}=${encodeProperty(String(value))}`);
  return `::${level} ${rows.join(",")}::${encodeData(text)}\n`;
}

// What would end a workflow command or one of its properties is written as a percent code.
const encodeData = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const encodeProperty = (text: string) => encodeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
