import { type LRLanguage, ParseContext } from "@codemirror/language";

type Wrap = NonNullable<Parameters<LRLanguage["configure"]>[0]["wrap"]>;

/**
 * Leaves a text without colors where the parser runs out of stack: it builds its tree by recursion, and thousands of
 * nested brackets take more than there is while its code is not compiled yet. Thrown on, the error would undo the edit.
 */
export const guardParse: Wrap = (inner, input, fragments, ranges) => {
  let parse = inner;
  return {
    advance() {
      try {
        return parse.advance();
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        parse = ParseContext.getSkippingParser().createParse(input, fragments, ranges);
        return parse.advance();
      }
    },
    get parsedPos() {
      return parse.parsedPos;
    },
    get stoppedAt() {
      return parse.stoppedAt;
    },
    stopAt: (position) => parse.stopAt(position),
  };
};
