/** The web app did not build; the message holds the build's own words. Ends a start with exit 1. */
export class BuildError extends Error {
  override readonly name = "BuildError";
}
