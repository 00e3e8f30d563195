/** The parts of a file that differ between the two forms. */
export interface Entry {
  readonly imports: string;
  /** The type of what a handler is given. */
  readonly givenType: string;
  readonly constants: string;
  /** What takes the requests. */
  readonly code: string;
  /** Functions it leans on, after all others. */
  readonly functions: string;
}
