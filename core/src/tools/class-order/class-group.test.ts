import { expect, it } from "vitest";
import { readAsset } from "../../../scripts/read-asset.ts";
import { designSystem } from "../../data/tailwind/design-system.ts";
import { classGroup } from "./class-group.ts";

const { system } = await designSystem({ read: readAsset });

// Where Tailwind's own documentation has no group of these six, the comment in class-group.ts says how it was settled.
it.each([
  [
    "layout",
    "flex grid block hidden container absolute inset-0 z-10 items-center justify-between w-full h-4 size-4 min-w-0 max-w-md overflow-hidden sr-only col-span-2 order-1 aspect-square object-cover basis-1/2 float-left table-auto grow shrink-0 @container isolate invisible columns-2",
  ],
  ["spacing", "p-4 px-2 -mt-2 m-auto gap-4 gap-x-2 space-x-2 space-y-4 scroll-mt-4 ps-2 md:p-6"],
  [
    "colors",
    "bg-blue-500 text-white text-red-500/50 border-red-500 bg-gradient-to-r bg-linear-to-r from-red-500 to-blue-500 ring-red-500 fill-current stroke-red-500 shadow-red-500 accent-red-500 caret-red-500 decoration-red-500 divide-red-500 outline-red-500 placeholder:text-gray-400 bg-cover bg-[#fff] hover:bg-blue-600 dark:bg-black",
  ],
  [
    "typography",
    "text-lg text-lg/7 font-bold leading-6 tracking-tight italic underline uppercase truncate line-clamp-2 text-center list-disc whitespace-nowrap break-words antialiased align-middle font-mono tabular-nums text-[13px] indent-4 content-['x'] text-balance",
  ],
  [
    "effects",
    "opacity-50 shadow shadow-md rounded-lg border border-2 border-dashed ring-2 outline-none blur-sm transition duration-200 ease-in animate-spin scale-105 rotate-45 translate-x-1 -translate-y-1/2 backdrop-blur mix-blend-multiply divide-x drop-shadow skew-x-3 inset-ring-2 mask-b-from-50%",
  ],
  [
    "other",
    "cursor-pointer select-none pointer-events-none btn group peer resize appearance-none will-change-transform",
  ],
] as const)("%s", (group, classes) => {
  const list = classes.split(" ");
  const css = system.candidatesToCss(list);
  const wrong = list.map((name, at) => [name, classGroup(css[at] ?? null)]).filter(([, own]) => own !== group);
  expect(wrong).toEqual([]);
});
