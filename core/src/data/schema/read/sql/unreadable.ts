import type { Place } from "../../model.ts";

/** Thrown where a statement stops making sense. The reader of statements catches it; it never leaves this folder. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
  readonly place: Place;
  constructor(message: string, place: Place) {
    super(message);
    this.place = place;
  }
}
