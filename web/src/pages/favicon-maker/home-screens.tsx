import type { FaviconInput } from "@toolbox/core/tools/favicon/fields.ts";
import type { Mark } from "@toolbox/core/tools/favicon/mark.ts";
import { SAFE_ZONE } from "@toolbox/core/tools/favicon/sizes.ts";
import type { ReactNode } from "react";
import { cx } from "../../kit/elements/cx.ts";
import { IconCanvas } from "./icon-canvas.tsx";
import { Scene } from "./scene.tsx";

const masks = [
  { name: "Circle", className: "rounded-full" },
  { name: "Squircle", className: "rounded-[30%]" },
  { name: "Rounded", className: "rounded-[14%]" },
] as const;

/** The icons as home screens cut them: iOS its own corners, Android any shape, and the zone no shape cuts. */
export function HomeScreens({ mark, input }: { mark: Mark | null; input: FaviconInput }) {
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-6">
      <Scene title="iOS">
        <App name={input.siteName}>
          <IconCanvas
            mark={mark}
            look={input}
            kind="apple"
            size={60}
            className="rounded-[22.5%]"
            label="The icon on an iPhone"
          />
        </App>
      </Scene>
      <Scene title="Android masks">
        <div className="flex flex-wrap gap-4">
          {masks.map(({ name, className }) => (
            <App key={name} name={name}>
              <IconCanvas
                mark={mark}
                look={input}
                kind="maskable"
                size={60}
                className={className}
                label={`The icon cut to a ${name.toLowerCase()}`}
              />
            </App>
          ))}
        </div>
      </Scene>
      <Scene title="Safe zone">
        <App name={`inner ${SAFE_ZONE * 100} %`}>
          <div className="relative">
            <IconCanvas mark={mark} look={input} kind="maskable" size={60} />
            <span className="absolute inset-[10%] rounded-full border border-dashed border-line-3 mix-blend-difference" />
          </div>
        </App>
      </Scene>
    </div>
  );
}

function App({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid w-18 justify-items-center gap-1.5">
      {children}
      <span className={cx("w-full truncate text-center text-12 text-text-2")}>{name}</span>
    </div>
  );
}
