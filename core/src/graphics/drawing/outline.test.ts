import { describe, expect, it } from "vitest";
import { movePath, readIsometry } from "../../../scripts/assets/isometry.ts";
import { outline } from "../../../scripts/assets/outline.ts";

/* The converter that makes core/assets/emoji from SVG. */
const convert = (body: string, height?: number) => {
  const paths: string[] = [];
  const layers = outline(body, (data) => paths.push(data) - 1, height);
  return layers.map(([index, color, more]) => [
    paths[index],
    color,
    more && { ...more, ...(more.c === undefined ? {} : { c: paths[more.c] }) },
  ]);
};

describe("outline", () => {
  it.each<[body: string, layers: unknown[]]>([
    ['<path d="M0 0h9z"/>', [["M0 0h9z", "#000", undefined]]],
    ['<path fill="#FFCC00" d="M0 0h9z"/>', [["M0 0h9z", "#fc0", undefined]]],
    ['<circle cx="5" cy="6" r="2" fill="#123456"/>', [["M3 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z", "#123456", undefined]]],
    ['<rect x="1" y="2" width="3" height="4"/>', [["M1 2h3v4h-3z", "#000", undefined]]],
    ['<g fill="#abc" fill-opacity=".5"><path opacity=".5" d="M1 1z"/></g>', [["M1 1z", "#abc", { o: 0.25 }]]],
    ['<path fill-rule="evenodd" d="M1 1z"/>', [["M1 1z", "#000", { r: 1 }]]],
    ['<defs><path id="a" fill="#111" d="M1 1z"/></defs><use href="#a"/>', [["M1 1z", "#111", undefined]]],
    ['<path fill="none" stroke="#222" stroke-width="2" d="M1 1z"/>', [["M1 1z", "#222", { s: 2 }]]],
    [
      '<defs><clipPath id="c"><path d="M9 9z"/></clipPath></defs><g clip-path="url(#c)"><path d="M1 1z"/></g>',
      [["M1 1z", "#000", { c: "M9 9z" }]],
    ],
  ])("%s", (body, layers) => expect(convert(body)).toEqual(layers));

  it("sets a flat picture in the middle of the square", () =>
    expect(convert('<path d="M0 0L1 1"/>', 30)).toEqual([["M0 3L1 4", "#000", undefined]]));
  it.each(["<text/>", '<path d="M0 0" filter="url(#a)"/>', "<path", '<path d="M0 0"/>words'])("refuses %s", (body) =>
    expect(() => convert(body)).toThrow(/^Un/),
  );
});

describe("movePath", () => {
  const half = readIsometry("rotate(180 5 5)");
  const mirror = readIsometry("matrix(1 0 0 -1 0 10)");
  it.each([
    ["M0 0h4v2z", half, "M10 10L6 10L6 8Z"],
    ["m1 1 2 0 0 2", half, "M9 9L7 9L7 7"],
    ["M0 0c1 0 2 1 2 2s1 2 2 2", half, "M10 10C9 10 8 9 8 8S7 6 6 6"],
    ["M0 0a4 2 0 01.5.5", half, "M10 10A4 2 180 0 1 9.5 9.5"],
    ["M0 0A4 2 30 0 1 8 0", mirror, "M0 10A4 2 -30 0 0 8 10"],
    ["M1 1l1 1zl2 0", mirror, "M1 9L2 8ZL3 9"],
  ])("%s", (data, move, expected) => expect(movePath(data, move)).toBe(expected));
  it.each(["scale(2)", "matrix(2 0 0 2 0 0)", "rotate(45 1)", "skewX(3)"])("refuses %s", (transform) =>
    expect(() => readIsometry(transform)).toThrow("Unsupported transform"),
  );
});
