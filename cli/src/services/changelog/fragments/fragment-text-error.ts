/** What is wrong with the text of a fragment, as a sentence; undefined when nothing is. */
export function fragmentTextError(text: string): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return "Say in one sentence what users notice, such as: Sign in with a passkey.";
  if (/[\r\n]/.test(text.trim()))
    return "The text is one line. Write the file by hand for more: further lines are indented below the first.";
  return undefined;
}
