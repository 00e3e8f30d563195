/** What was typed on /auth. Kept while the forms change, so that nothing is typed twice. */
export interface AuthFormValues {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}
