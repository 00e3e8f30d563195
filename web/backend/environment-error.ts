/** Something about this machine stands in the way; the message says what, and what to do. Ends a start with exit 3. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}
