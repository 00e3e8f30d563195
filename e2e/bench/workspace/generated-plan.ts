const STATUSES = ["Not Started", "In Progress", "Complete"];

/** A plan of so many lines as people write them: nine for each component, no title like another. */
export function madePlan(lines: number): string {
  const text: string[] = [];
  for (let part = 0; text.length < lines; part++) {
    const name = ((part * 2_654_435_761) >>> 0).toString(36);
    text.push(
      `## Part ${name} of the plan`,
      `Status: ${STATUSES[part % 3]}`,
      `Tags: area ${part % 7}, team ${part % 11}`,
      `Priority: ${part % 2 === 0 ? "High" : "Low"}`,
      `Words that say what part ${name} is about, due by 2026-12-0${(part % 9) + 1}.`,
      "- [x] one thing that is done",
      "- [ ] another thing to do",
      "Some notes on it, urgent or not.",
      "",
    );
  }
  return text.slice(0, lines).join("\n");
}
