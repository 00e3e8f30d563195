/** What the picture beside the sign-in form is made from: put into the OG Image tool it gives auth-image.png. */
export const authImage = {
  title: "Row-level security without the guesswork",
  description:
    "A field guide to Postgres policies: write the rule in words, read the SQL it becomes, and try it on real rows before anyone else can reach them.",
  emoji: "🔒",
  /** auth-logo.svg, at the tool's medium size. */
  logoName: "mark.svg",
} as const;
