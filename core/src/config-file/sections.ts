import { changelogSection } from "./changelog-section.ts";
import { lintSection } from "./lint-section.ts";
import { makeSection } from "./make-section.ts";
import type { Section } from "../config/section.ts";

/** Every section of toolbox.config.json, and of `toolbox` in package.json, in the order of the JSON Schema. */
export const sections: readonly Section<unknown>[] = [lintSection, changelogSection, makeSection];
