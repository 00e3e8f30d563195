/** How many lines are worth drawing for the moment until the editor is there. */
const enough = 200;

/** The text as the editor will show it, without the editor: same sizes, no colors. */
export function CodePlain({ text, label }: { text: string; label?: string | undefined }) {
  return (
    <div className="code-plain" aria-label={label} role={label ? "document" : undefined}>
      {text.split("\n", enough).map((line, index) => (
        // A line is its number.
        <div key={index} className="contents">
          <span aria-hidden="true" className="code-number">
            {index + 1}
          </span>
          <span className="code-line">{line}</span>
        </div>
      ))}
    </div>
  );
}
