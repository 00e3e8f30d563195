import { dataUri, DESCRIPTION, EMOJI, FROM, LOGO, TO } from "./sample.ts";

const box = (style: object, children: unknown) => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});
const picture = (src: string, width: number, height: number, style: object = {}) => ({
  type: "img",
  props: { src, width, height, style },
});

/** The same picture as a tree of elements, for engines that lay out by flexbox. */
export const card = (title: string): object =>
  box(
    {
      flexDirection: "column",
      justifyContent: "space-between",
      width: 1200,
      height: 630,
      padding: 40,
      color: "#fff",
      fontFamily: "Inter",
      backgroundImage: `linear-gradient(135deg, ${FROM}, ${TO})`,
    },
    [
      picture(dataUri(EMOJI), 132, 132),
      box({ flexDirection: "column" }, [
        box({ fontSize: 76, fontWeight: 700, lineHeight: 1.08 }, title),
        box({ fontSize: 30, fontWeight: 400, marginTop: 22, width: 860, lineHeight: 1.38 }, DESCRIPTION),
      ]),
      picture(dataUri(LOGO), 120, 40, { position: "absolute", right: 40, bottom: 40, opacity: 0.9 }),
    ],
  );
