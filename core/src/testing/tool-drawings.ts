import { loadEmoji } from "../graphics/drawing/emoji-art.ts";
import { loadFonts } from "../graphics/drawing/fonts.ts";
import { openPicture } from "../graphics/image-input/open-picture.ts";
import type { Ports } from "../ports/index.ts";
import { diagramColors } from "../data/schema/diagram/draw/diagram-colors.ts";
import { loadDiagramFont } from "../data/schema/diagram/draw/diagram-font.ts";
import { drawDiagram } from "../data/schema/diagram/draw/draw-diagram.ts";
import { layOutDiagram } from "../data/schema/diagram/layout/lay-out-diagram.ts";
import { initialInput } from "../tool/fields.ts";
import { drawIcon, type IconKind } from "../tools/favicon/draw-icon.ts";
import { faviconFields } from "../tools/favicon/fields.ts";
import { loadMark } from "../tools/favicon/load-mark.ts";
import { FAVICON_SIZES } from "../tools/favicon/sizes.ts";
import { drawMockup, type MockupStyle } from "../tools/mockup/draw-mockup.ts";
import { takeShot } from "../tools/mockup/shot.ts";
import { mockupFields } from "../tools/mockup/fields.ts";
import { layOutMockup } from "../tools/mockup/layout.ts";
import { COLOR_SCHEMES, type ColorScheme } from "../workspace/draw/box-color.ts";
import type { MapThemeName } from "../workspace/draw/map-theme.ts";
import { type View, workspaceSheet } from "../workspace/draw/sheet/workspace-sheet.ts";
import { textsOf } from "../workspace/draw/sheet/sheet-files.ts";
import { type Layout, LAYOUTS } from "../workspace/layout/layout-mindmap.ts";
import { parseWorkspace } from "../workspace/parse/parse-workspace.ts";
import { samplePlan } from "../workspace/sample-plan.ts";
import { fakeFile } from "./fake-file.ts";
import { manyTables } from "./many-tables.ts";

/** A drawing of a tool, for the proof that every host draws the same. */
export interface ToolDrawing {
  readonly name: string;
  /** Returns RGBA. A warning is a failure: nothing may be missing here. */
  draw(ports: Pick<Ports, "assets" | "canvas" | "images">): Promise<Uint8ClampedArray>;
}

const refuse = (message: string) => {
  throw new Error(message);
};

/** A picture larger than it is shown, with soft edges and see-through parts. */
async function samplePicture({ canvas }: Pick<Ports, "canvas">, width = 500, height = 300, isOpaque = false) {
  const { pen, encode } = canvas.surface(width, height);
  if (isOpaque) {
    pen.fillStyle = "#f6c344";
    pen.fillRect(0, 0, width, height);
  }
  pen.fillStyle = "#e5484d";
  pen.beginPath();
  pen.arc(width * 0.3, height / 2, height * 0.46, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = "rgba(59, 130, 246, 0.5)";
  pen.fillRect(width * 0.4, height * 0.13, width * 0.58, height * 0.73);
  return fakeFile("sample.png", "image/png", await encode("image/png"));
}

const texts = ["CB", "W", "gjÉ", "🚀", "A👩🏽‍💻", "Жя"];
const { image: _, ...initial } = initialInput(faviconFields);

const icons = faviconFields.shape.options.flatMap(({ value: shape }, row) =>
  [...FAVICON_SIZES, "apple", "maskable"].map((what, column): ToolDrawing => {
    const size = typeof what === "number" ? what : what === "apple" ? 180 : 512;
    const kind: IconKind = what === "apple" || what === "maskable" ? what : "icon";
    const text = texts[(row * 5 + column) % texts.length] ?? "CB";
    return {
      name: `favicon ${shape} ${what}`,
      async draw(ports) {
        // every third one of a logo, every fourth without a ground
        const image = (row + column) % 3 === 2 ? await samplePicture(ports, 400, 400, column % 2 === 0) : null;
        const { mark } = await loadMark({ text, image }, ports, refuse);
        const surface = ports.canvas.surface(size, size);
        const padding = image ? 0 : initial.padding;
        drawIcon(surface, ports.canvas, mark, kind, { ...initial, shape, transparent: column % 4 === 3, padding });
        return surface.pixels();
      },
    };
  }),
);

const { image: _image, ...look } = initialInput(mockupFields);
const gradients = mockupFields.gradient.options.map(({ value }) => value);

/** Every device upright and turned, and a see-through picture alone; finish, background, fit, shadow and scale change from one to the next. */
const mockups = mockupFields.device.options.flatMap(({ value: device }, row) =>
  (["portrait", "landscape"] as const).flatMap((orientation, column): ToolDrawing[] => {
    const turn = row * 2 + column;
    const isOpaque = device !== "none" || orientation === "portrait";
    const own: MockupStyle = {
      ...look,
      device,
      orientation,
      finish: turn % 3 === 1 ? "light" : "dark",
      fit: turn % 4 === 3 ? "contain" : "cover",
      background: turn % 5 === 4 ? "none" : turn % 2 === 0 ? "color" : "gradient",
      gradient: gradients[row % gradients.length] ?? "dawn",
      shadow: turn % 6 !== 5 || !isOpaque,
      extraPadding: turn % 7 === 6 ? 40 : 0,
    };
    const scale = turn % 4 === 2 ? 2 : 1;
    return [
      {
        name: `mockup ${device} ${orientation}`,
        async draw(ports) {
          const { picture } = await openPicture(await samplePicture(ports, 900, 700, isOpaque), ports, "image", refuse);
          await loadFonts(ports, [own.address], [400]);
          const { width, height } = layOutMockup(own, picture);
          const surface = ports.canvas.surface(width * scale, height * scale);
          drawMockup(surface, takeShot(picture, ports.canvas), own, scale);
          return surface.pixels();
        },
      },
    ];
  }),
);

/** A schema with every kind of line, in both themes, near by with a table selected, and far away. */
const diagrams = (["light", "dark"] as const).flatMap((theme) =>
  [1, 0.25].map((scale): ToolDrawing => ({
    name: `schema diagram ${theme} ${scale}`,
    async draw(ports) {
      await loadDiagramFont(ports);
      const diagram = layOutDiagram(manyTables(30));
      const surface = ports.canvas.surface(Math.ceil(diagram.width * scale), Math.ceil(diagram.height * scale));
      surface.pen.fillStyle = diagramColors[theme].ground;
      surface.pen.fillRect(0, 0, surface.width, surface.height);
      surface.pen.scale(scale, scale);
      drawDiagram(surface.pen, diagram, { colors: diagramColors[theme], scale, selected: 3 });
      return surface.pixels();
    },
  })),
);

/** Every view of the workspace in both themes, the mindmap in each layout and scheme, near by and from afar. */
const workspaces = (["light", "dark"] as const).flatMap((theme) => [
  ...LAYOUTS.flatMap((layout, turn) =>
    [1, 0.3].map((scale) => workspaceDrawing("mindmap", theme, layout, COLOR_SCHEMES[turn + 1] ?? "default", scale)),
  ),
  workspaceDrawing("kanban", theme, "radial", "default", 1),
  workspaceDrawing("dashboard", theme, "radial", "default", 1),
]);

function workspaceDrawing(
  view: View,
  theme: MapThemeName,
  layout: Layout,
  scheme: ColorScheme,
  scale: number,
): ToolDrawing {
  return {
    name: `workspace ${view} ${theme} ${layout} ${scale}`,
    async draw(ports) {
      const now = new Date(2026, 10, 21);
      const plan = `${samplePlan(now)}\n## Ship ⭐ in 日本 and Łódź\n- [x] Ελληνικά ❤️\n`;
      const { workspace } = parseWorkspace(plan, { now: now.toISOString() });
      const words = textsOf(workspace);
      await loadFonts(ports, words, [400, 600]);
      const { art } = await loadEmoji(ports, words);
      const settings = { theme, layout, scheme, showConnections: true, showProgress: true };
      const folded = new Set(["component-2"]);
      const sheet = workspaceSheet(
        view,
        workspace,
        { look: settings, now, folded, art },
        ports.canvas.surface(1, 1).pen,
      );
      const surface = ports.canvas.surface(Math.ceil(sheet.width * scale), Math.ceil(sheet.height * scale));
      sheet.draw(surface.pen, { x: 0, y: 0, width: surface.width, height: surface.height, scale });
      return surface.pixels();
    },
  };
}

export const toolDrawings: readonly ToolDrawing[] = [...icons, ...mockups, ...diagrams, ...workspaces];
