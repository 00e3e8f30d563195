/** Two letters for a person: the first two of the local part of the address, upper case; "U" when there is none. */
export function initials(email: string | null | undefined): string {
  const local = email?.split("@", 1)[0] ?? "";
  const letters = [...local].filter((character) => /[\p{L}\p{N}]/u.test(character));
  return letters.slice(0, 2).join("").toLocaleUpperCase("en") || "U";
}
