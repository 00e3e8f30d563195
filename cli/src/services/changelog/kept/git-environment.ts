/** Variables of git that change how it asks, shows and signs, and nothing of what it reads of a history. */
const HARMLESS =
  /^GIT_(?:EDITOR|SEQUENCE_EDITOR|PAGER|ASKPASS|SSH|SSH_COMMAND|TERMINAL_PROMPT|SSL_[A-Z_]+|HTTP_[A-Z_]+|OPTIONAL_LOCKS|MERGE_AUTOEDIT|(?:AUTHOR|COMMITTER)_(?:NAME|EMAIL|DATE))$/;

/** Whether a variable of the environment that begins with `GIT_` leaves alone what git reads. */
export const isHarmless = (name: string): boolean => HARMLESS.test(name);
