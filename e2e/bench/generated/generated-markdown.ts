const WORDS =
  "the of and a header parameter is that for response as with by on object are or from schema which value an must one each when server reference if media type content it name description field may not any callback example this".split(
    " ",
  );

/**
 * A made-up specification of at least so many characters: sections with prose, links, code, lists and tables. The same
 * length gives the same text.
 */
export function madeMarkdown(length: number): string {
  let seed = 7;
  const pick = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) % below;
  const word = () => WORDS[pick(WORDS.length)] ?? "";
  const styled = () => {
    const plain = word();
    return (
      [
        `\`${plain}Object\``,
        `**${plain}**`,
        `_${plain}_`,
        `[${plain}](#section-1)`,
        `[${plain}](https://example.org/${plain})`,
      ][pick(40)] ?? plain
    );
  };
  const sentence = (count = 8 + pick(14)) => `Each ${Array.from({ length: count }, styled).join(" ")}.`;
  const many = (count: number, make: () => string) => Array.from({ length: count }, make).join("");
  const blocks = [
    () =>
      `| Field | Type | Description |\n| --- | :-: | --- |\n${many(3 + pick(7), () => `| ${word()} | \`${word()}\` | ${sentence()} |\n`)}`,
    () =>
      `\`\`\`json\n{\n${many(4 + pick(10), () => `  "${word()}": { "type": "${word()}", "minimum": ${pick(99)} },\n`)}  "end": true\n}\n\`\`\`\n`,
    () => many(3 + pick(5), () => `- ${sentence()}\n`),
  ];
  let text = "# A long specification\n\n";
  for (let section = 1; text.length < length; section++) {
    text += `## Section ${section}\n\n${many(2 + pick(4), () => `${sentence()} `)}\n\n`;
    for (let part = 1; part <= 1 + pick(3) && text.length < length; part++)
      text += `### The ${word()} object ${section}.${part}\n\n${sentence()} ${sentence()}\n\n${blocks[pick(3)]?.() ?? ""}\n`;
  }
  return text;
}
