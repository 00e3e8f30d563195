import { HEADER_GOOD, HEADER_LIMIT } from "@toolbox/core/git/commit/header-length.ts";
import type { ReactNode } from "react";
import { cx } from "../../kit/elements/cx.ts";
import { EmojiGlyph } from "../../kit/emoji/emoji-glyph.tsx";

const GUTTER = 48;
const PADDING = 12;

/** A commit message as git has it: numbered lines, colored parts, and hairlines where a first line is cut. */
export function MessageView({ text, label }: { text: string; label: string }) {
  const lines = text.split("\n");
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="scrollbar-quiet inner-ring relative min-h-48 flex-1 overflow-auto bg-surface-inset font-mono text-13 leading-5 [font-variant-ligatures:none]"
    >
      <div aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-0 w-max min-w-full">
        {[HEADER_GOOD, HEADER_LIMIT].map((at) => (
          <span
            key={at}
            className="absolute inset-y-0 border-l border-line-1"
            style={{ left: `calc(${GUTTER + PADDING}px + ${at}ch)` }}
          >
            <span className="mono absolute top-1 left-1 text-text-3">{at}</span>
          </span>
        ))}
      </div>
      <div className="relative w-max min-w-full pt-7 pb-4">
        {lines.map((line, index) => (
          // A line is its place in the text.
          <div key={index} className="flex">
            <span
              aria-hidden="true"
              className="flex-none pr-3 text-right text-code-muted select-none"
              style={{ width: GUTTER }}
            >
              {index + 1}
            </span>
            <MessageLine line={line} isHeader={index === 0} style={PADDING} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** One line of a message with its parts in the colors of code. */
export function MessageLine({ line, isHeader, style = 0 }: { line: string; isHeader: boolean; style?: number }) {
  return (
    <span
      className={cx("flex-none whitespace-pre text-code-text", isHeader && "font-label")}
      style={{ paddingInline: style }}
    >
      {parts(line, isHeader)}
      {line === "" && "\n"}
    </span>
  );
}

function parts(line: string, isHeader: boolean): ReactNode {
  const header = isHeader ? /^([a-z]+)(\([^)]*\))?(!)?(: .*)$/s.exec(line) : null;
  if (header) {
    const [, type, scope, mark, rest] = header;
    return (
      <>
        <span className="text-code-keyword">{type}</span>
        {scope && (
          <>
            (<span className="text-code-key">{scope.slice(1, -1)}</span>)
          </>
        )}
        {mark && <span className="text-code-number">{mark}</span>}
        {rest}
      </>
    );
  }
  const [emoji] = (isHeader && /^\p{Extended_Pictographic}\u{fe0f}?/u.exec(line)) || [];
  if (emoji !== undefined)
    return (
      <>
        {/* The character stays in the text, to be read and copied; the picture does not need a font for it. */}
        <span className="relative inline-block w-[2ch] overflow-hidden align-top">
          <span className="text-transparent">{emoji}</span>
          <EmojiGlyph emoji={emoji} className="absolute inset-y-0 left-0 my-auto size-[2ch]" />
        </span>
        {line.slice(emoji.length)}
      </>
    );
  const breaking = /^(BREAKING CHANGE)(: .*)$/s.exec(line);
  if (breaking)
    return (
      <>
        <span className="text-code-keyword">{breaking[1]}</span>
        {breaking[2]}
      </>
    );
  return /^Closes \S/.test(line) ? <span className="text-code-string">{line}</span> : line;
}
