import { findCircles } from "./find-circles.ts";
import { circlesOfTypes } from "./layers.ts";
import type { Import } from "./read-imports.ts";

const MOST = 3;

/** Every circle between files that is not listed with its reason, as a sentence; so is a listed one that is gone. */
export function checkCircles(imports: readonly Import[], listed = circlesOfTypes): string[] {
  const values = findCircles(imports.filter(({ kind }) => kind === "value"));
  const all = findCircles(imports);
  const isIn = (circles: readonly (readonly string[])[], files: readonly string[]) =>
    circles.some((circle) => circle.join() === files.join());
  return [
    ...values.map((files) => `A circle of values: ${files.join(", ")}. Move what they share to a file of its own.`),
    ...all
      .filter(
        (files) =>
          !isIn(values, files) &&
          !isIn(
            listed.map(({ files: known }) => known),
            files,
          ),
      )
      .map(
        (files) =>
          `A circle of types: ${files.join(", ")}. Move the type they share to a file named by its noun, or list the ` +
          "circle with its reason.",
      ),
    ...listed
      .filter(({ files }) => !isIn(all, files))
      .map(({ files }) => `The listed circle ${files.join(", ")} is no more. Take it off the list.`),
    ...(listed.length > MOST ? [`${listed.length} circles of types are listed; ${MOST} is the most.`] : []),
  ];
}
