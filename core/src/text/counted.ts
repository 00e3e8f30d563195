/** A count with its word: `1 error`, `3 errors`. English plurals in s only. */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;
