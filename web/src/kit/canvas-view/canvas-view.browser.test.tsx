import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { toContent } from "./camera.ts";
import { CanvasView, type CanvasViewProps } from "./canvas-view.tsx";
import { CanvasZoom } from "./canvas-zoom.tsx";
import { useViewport } from "./use-viewport.ts";
import type { Viewport } from "./viewport.ts";

const bounds = { x: 0, y: 0, width: 400, height: 200 };
const surface = () => page.getByRole("application", { name: "Map" });
const percent = () => page.getByRole("status", { name: "Zoom" });

async function open(props: Partial<CanvasViewProps> = {}, minFit?: number) {
  let viewport: Viewport | undefined;
  const draw = vi.fn<CanvasViewProps["draw"]>((pen) => {
    pen.fillStyle = "rgb(255, 0, 0)";
    pen.fillRect(0, 0, 400, 200);
  });
  function Map(more: Partial<CanvasViewProps>) {
    viewport = useViewport({ minZoom: 0.3, maxZoom: 3, step: 1.2, minFit });
    return (
      <div style={{ width: 800, height: 400, display: "grid" }}>
        {/* what the style sheet gives it */}
        <style>
          {"div:has(> [role=application]) { position: relative } [role=application] { position: absolute; inset: 0 }"}
          {"canvas { display: block; width: 100%; height: 100% } fieldset { position: absolute; bottom: 0; right: 0 }"}
        </style>
        <CanvasView viewport={viewport} bounds={bounds} draw={draw} label="Map" {...props} {...more}>
          <CanvasZoom viewport={viewport} labels={{ fit: "Fit all" }} />
        </CanvasView>
      </div>
    );
  }
  const screen = await render(<Map />);
  await vi.waitFor(() => expect(draw).toHaveBeenCalled());
  if (!viewport) throw new Error("Nothing was rendered.");
  return { viewport, draw, again: (more: Partial<CanvasViewProps>) => screen.rerender(<Map {...more} />) };
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The color in the middle of the canvas. */
function middlePixel(): number[] {
  const canvas = surface().element().querySelector("canvas")!;
  return [...canvas.getContext("2d")!.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data];
}

function wheel(init: WheelEventInit): boolean {
  const box = surface().element().getBoundingClientRect();
  const at = { clientX: box.left + 100, clientY: box.top + 100 };
  return surface()
    .element()
    .dispatchEvent(new WheelEvent("wheel", { cancelable: true, ...at, ...init }));
}

beforeEach(() => page.viewport(900, 600));

it("shows the content whole and in the middle, never larger than life", async () => {
  const { viewport } = await open();
  await expect.element(percent()).toHaveTextContent("100%");
  expect(viewport.camera).toEqual({ x: 200, y: 100, scale: 1 });
  expect(middlePixel()).toEqual([255, 0, 0, 255]);
});

it("zooms by 1.2 with its buttons, between 30% and 300%, and fits again", async () => {
  await open();
  await userEvent.click(page.getByRole("button", { name: "Zoom in" }));
  await expect.element(percent()).toHaveTextContent("120%");
  for (let n = 0; n < 7; n += 1) await userEvent.keyboard("{Enter}");
  await expect.element(percent()).toHaveTextContent("300%");
  await expect.element(page.getByRole("button", { name: "Zoom in" })).toBeDisabled();
  await userEvent.click(page.getByRole("button", { name: "Fit all" }));
  await expect.element(percent()).toHaveTextContent("100%");
  for (let n = 0; n < 7; n += 1) await userEvent.click(page.getByRole("button", { name: "Zoom out" }), { force: true });
  await expect.element(percent()).toHaveTextContent("30%");
});

it("the wheel zooms where the pointer is, and the page does not scroll", async () => {
  const { viewport } = await open();
  const held = toContent(viewport.camera, { x: 100, y: 100 });
  expect(wheel({ deltaY: -100 })).toBe(false);
  expect(viewport.zoom).toBeCloseTo(1.2);
  expect(toContent(viewport.camera, { x: 100, y: 100 }).x).toBeCloseTo(held.x);
  wheel({ deltaY: 3, deltaMode: 1 });
  expect(viewport.zoom).toBeCloseTo(1.2 ** 0.52);
  wheel({ deltaY: -10, ctrlKey: true });
  expect(viewport.zoom).toBeCloseTo(1.2 ** 1.02);
});

it("Shift and a sideways wheel move sideways", async () => {
  const { viewport } = await open();
  wheel({ deltaY: 100, shiftKey: true });
  expect(viewport.camera).toEqual({ x: 100, y: 100, scale: 1 });
  wheel({ deltaX: -50, deltaY: 3 });
  expect(viewport.camera).toEqual({ x: 150, y: 100, scale: 1 });
});

it("keys move and zoom; what the caller takes is left alone", async () => {
  const { viewport } = await open({ onKeyDown: (event) => event.key === "ArrowUp" && event.preventDefault() });
  await userEvent.tab();
  await expect.element(surface()).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowDown}{ArrowUp}");
  expect(viewport.camera).toEqual({ x: 140, y: 40, scale: 1 });
  await userEvent.keyboard("+");
  expect(viewport.zoom).toBeCloseTo(1.2);
  await userEvent.keyboard("--");
  expect(viewport.zoom).toBeCloseTo(1 / 1.2);
  await userEvent.keyboard("0");
  expect(viewport.zoom).toBe(1);
  await vi.waitFor(() => expect(viewport.camera).toEqual({ x: 200, y: 100, scale: 1 }));
});

it("a drag moves the view, a press picks the place", async () => {
  const onPick = vi.fn<(at: { x: number; y: number }) => void>();
  const { viewport } = await open({ onPick });
  await userEvent.dragAndDrop(surface(), surface(), {
    sourcePosition: { x: 300, y: 200 },
    targetPosition: { x: 260, y: 230 },
  });
  expect(onPick).not.toHaveBeenCalled();
  expect(viewport.camera.x).toBeCloseTo(160, 0);
  expect(viewport.camera.y).toBeCloseTo(130, 0);
  await userEvent.click(surface(), { position: { x: 180, y: 150 } });
  expect(onPick).toHaveBeenCalledOnce();
  expect(onPick.mock.calls[0]?.[0].x).toBeCloseTo(20, 0);
  expect(onPick.mock.calls[0]?.[0].y).toBeCloseTo(20, 0);
});

it("what can be grabbed is dragged instead, and the view stays", async () => {
  const ways: string[] = [];
  const { viewport } = await open({
    onGrab: (at) =>
      at.x < 0
        ? null
        : {
            move: (to) => ways.push(`move ${Math.round(to.x)} ${Math.round(to.y)}`),
            drop: () => ways.push("drop"),
            cancel: () => ways.push("cancel"),
          },
  });
  await userEvent.dragAndDrop(surface(), surface(), {
    sourcePosition: { x: 300, y: 200 },
    targetPosition: { x: 350, y: 210 },
  });
  expect(ways.slice(-2)).toEqual(["move 150 110", "drop"]);
  expect(viewport.camera).toEqual({ x: 200, y: 100, scale: 1 });
  await userEvent.dragAndDrop(surface(), surface(), {
    sourcePosition: { x: 100, y: 200 },
    targetPosition: { x: 150, y: 200 },
  });
  expect(ways.at(-1)).toBe("drop");
  expect(viewport.camera.x).toBeCloseTo(250, 0);
});

it("two fingers zoom about their middle; a drag in progress goes back", async () => {
  const cancel = vi.fn<() => void>();
  const { viewport } = await open({ onGrab: () => ({ move: () => {}, drop: () => {}, cancel }) });
  const box = surface().element() as HTMLElement;
  // Fingers that are not there cannot be captured.
  box.setPointerCapture = () => {};
  const { left, top } = box.getBoundingClientRect();
  const finger = (type: string, pointerId: number, x: number, y: number) =>
    box.dispatchEvent(
      new PointerEvent(type, { pointerId, pointerType: "touch", buttons: 1, clientX: left + x, clientY: top + y }),
    );
  finger("pointerdown", 11, 300, 200);
  finger("pointermove", 11, 310, 200);
  finger("pointerdown", 12, 410, 200);
  expect(cancel).toHaveBeenCalledOnce();
  const held = toContent(viewport.camera, { x: 360, y: 200 });
  finger("pointermove", 11, 260, 200);
  finger("pointermove", 12, 460, 200);
  expect(viewport.zoom).toBeCloseTo(2);
  expect(toContent(viewport.camera, { x: 360, y: 200 }).x).toBeCloseTo(held.x);
  finger("pointerup", 12, 460, 200);
  const { x } = viewport.camera;
  finger("pointermove", 11, 280, 200);
  expect(viewport.camera.x).toBeCloseTo(x + 20);
});

it("draws once a frame however often it changes, and not at all at rest", async () => {
  const { viewport, draw, again } = await open();
  await frame();
  draw.mockClear();
  for (let n = 0; n < 20; n += 1) viewport.panBy(1, 0);
  await frame();
  await frame();
  expect(draw).toHaveBeenCalledOnce();
  expect(draw.mock.calls[0]?.[1]).toEqual({ scale: 1, visible: { x: -220, y: -100, width: 800, height: 400 } });
  const other = vi.fn<CanvasViewProps["draw"]>();
  await again({ draw: other });
  await vi.waitFor(() => expect(other).toHaveBeenCalledOnce());
  expect(draw).toHaveBeenCalledOnce();
});

it("new content is fitted until the user has moved, then the view is kept", async () => {
  const { viewport, again } = await open();
  await again({ bounds: { x: 0, y: 0, width: 1472, height: 200 } });
  await expect.element(percent()).toHaveTextContent("50%");
  viewport.panBy(10, 0);
  const { camera } = viewport;
  await again({ bounds: { x: 0, y: 0, width: 1400, height: 200 } });
  expect(viewport.camera).toEqual(camera);
  viewport.centerOn({ x: 1000, y: 50, width: 100, height: 100 }, { atLeast: 1 });
  await vi.waitFor(() => expect(viewport.camera).toEqual({ x: -650, y: 100, scale: 1 }));
});

it("content that cannot be read when whole starts at its anchor, at a size that can; Reset shows it as it is", async () => {
  const large = { x: 0, y: 0, width: 4000, height: 4000 };
  const anchor = { x: 1950, y: 0, width: 100, height: 50 };
  const { viewport } = await open({ bounds: large, anchor }, 0.8);
  await expect.element(percent()).toHaveTextContent("80%");
  expect(viewport.camera).toEqual({ x: -1200, y: 32, scale: 0.8 });
  expect(viewport.isCut).toBe(true);
  viewport.panBy(-500, -500);
  expect(viewport.isCut).toBe(false);
  await userEvent.click(page.getByRole("button", { name: "Reset" }));
  await expect.element(percent()).toHaveTextContent("100%");
  await vi.waitFor(() => expect(viewport.camera).toEqual({ x: -1600, y: 32, scale: 1 }));
  await userEvent.click(page.getByRole("button", { name: "Fit all" }));
  await vi.waitFor(() => expect(viewport.camera).toEqual({ x: -1200, y: 32, scale: 0.8 }));
});

it("hidden and shown again it stands where it was; in another size nothing moves under the pointer", async () => {
  const { viewport } = await open();
  viewport.panBy(30, 10);
  const { camera } = viewport;
  const box = surface().element() as HTMLElement;
  box.style.display = "none";
  await frame();
  await frame();
  box.style.display = "";
  await frame();
  await frame();
  expect(viewport.camera).toEqual(camera);
  box.style.right = "100px";
  await vi.waitFor(() => expect(viewport.size.width).toBe(700));
  expect(viewport.camera).toEqual(camera);
});
