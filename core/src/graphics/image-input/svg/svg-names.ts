export const SVG_NAMESPACE = "http://www.w3.org/2000/svg";
export const XLINK_NAMESPACE = "http://www.w3.org/1999/xlink";

/** The elements that draw a still picture (SVG 2 and Filter Effects 1). Others go, with what is in them. */
export const DRAWING_ELEMENTS: ReadonlySet<string> = new Set(
  (
    "svg g a defs symbol use switch view path rect circle ellipse line polyline polygon text tspan textPath image " +
    "linearGradient radialGradient stop pattern clipPath mask marker style filter feBlend feColorMatrix " +
    "feComponentTransfer feComposite feDisplacementMap feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR " +
    "feGaussianBlur feMerge feMergeNode feOffset feTile"
  ).split(" "),
);

/** Elements whose text counts; white space between others means nothing. */
export const TEXT_ELEMENTS: ReadonlySet<string> = new Set(["text", "tspan", "textPath", "a"]);

/** What is said of an element that goes; those not named here go without a word. */
export const REMOVED_WORDS: Readonly<Record<string, "scripts" | "embedded web pages" | "animations" | "slow filters">> =
  {
    script: "scripts",
    handler: "scripts",
    listener: "scripts",
    foreignObject: "embedded web pages",
    iframe: "embedded web pages",
    embed: "embedded web pages",
    object: "embedded web pages",
    audio: "embedded web pages",
    video: "embedded web pages",
    animate: "animations",
    animateColor: "animations",
    animateMotion: "animations",
    animateTransform: "animations",
    set: "animations",
    // a minute and more on a large picture
    feMorphology: "slow filters",
    feTurbulence: "slow filters",
    feConvolveMatrix: "slow filters",
    feDiffuseLighting: "slow filters",
    feSpecularLighting: "slow filters",
    feImage: "slow filters",
  };
