import type { IconCategory } from "../../src/tools/icon/icon.ts";

/** Words of names and tags that put an icon into a category. The first category with a word wins. */
const words: readonly (readonly [IconCategory, string])[] = [
  [
    "time",
    "alarm calendar clock date day deadline history hour hourglass minute month schedule time timer watch week year",
  ],
  [
    "people",
    "account accessibility avatar baby contact face family friends group human man member people person profile " +
      "smile team user users woman",
  ],
  [
    "communication",
    "announcement at-sign bell broadcast call chat comment contact-book conversation email feedback inbox mail " +
      "megaphone message messages envelope newsletter notification phone quote reply send share signal speech talk telephone " +
      "translate video-call voicemail",
  ],
  [
    "navigation",
    "arrow arrows back chevron compass corner direction directions forward home house landmark link location map marker menu " +
      "milestone move navigate navigation next pin previous redirect route signpost waypoint",
  ],
  [
    "interface",
    "add align archive badge blocks bookmark box button cancel check checkbox circle clipboard close columns command copy " +
      "crop cursor cut dashboard delete done download edit expand eye file filter folder form frame full fullscreen grid " +
      "hide input keyboard layers layout list loader loading lock log-in log-out login logout mouse open panel password " +
      "paste pointer power print redo refresh remove resize rotate save scan search select settings shape sidebar slider " +
      "sort split square star switch tab table tag text toggle tool trash undo unlock upload view window x zoom",
  ],
];

/** By the words of the name first, then by the tags in their order, which is by weight. */
export function categoryOf(name: string, tags: readonly string[]): IconCategory {
  for (const text of [name.split("-"), ...tags.slice(0, 4).map((tag) => tag.toLowerCase().split(/[\s-]+/))])
    for (const [category, list] of words) if (list.split(" ").some((word) => text.includes(word))) return category;
  return "other";
}
