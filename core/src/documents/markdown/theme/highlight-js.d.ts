/*
 * The types of lowlight name this one of highlight.js, whose own types bring those of the DOM into core: tsconfig.json
 * puts this file in their place.
 */
export type LanguageFn = (highlighter: unknown) => unknown;
