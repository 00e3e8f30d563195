/**
 * The lines of a text one by one, whatever the line end (CR LF, CR, LF): a text of a hundred thousand lines is never a
 * hundred thousand strings at once.
 */
export function* sourceLines(text: string): Generator<string> {
  let start = 0;
  let feed = text.indexOf("\n");
  let carriage = text.indexOf("\r");
  while (feed >= 0 || carriage >= 0) {
    const end = feed < 0 ? carriage : carriage < 0 ? feed : Math.min(feed, carriage);
    yield text.slice(start, end);
    start = end + (end === carriage && text[end + 1] === "\n" ? 2 : 1);
    if (feed >= 0 && feed < start) feed = text.indexOf("\n", start);
    if (carriage >= 0 && carriage < start) carriage = text.indexOf("\r", start);
  }
  yield text.slice(start);
}
