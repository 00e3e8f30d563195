/** What the user typed cannot be used; the message is a sentence. Exit 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
