/** Placeholder while the picture is made. */
export function AuthArt() {
  return null;
}
