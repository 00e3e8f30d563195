import type { Icon, IconNode } from "./icon.ts";

const path = (d: string): IconNode => ["path", { d }];

/** The eight icons that are there at once. Drawings of Lucide (ISC), some of them after Feather (MIT). */
export const builtInIcons: readonly Icon[] = [
  {
    name: "home",
    category: "navigation",
    aliases: ["house"],
    tags: ["house", "start", "main", "dashboard"],
    nodes: [
      path("M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8"),
      path("M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"),
    ],
  },
  {
    name: "search",
    category: "interface",
    aliases: [],
    tags: ["find", "look", "magnifier", "glass"],
    nodes: [path("m21 21-4.34-4.34"), ["circle", { cx: "11", cy: "11", r: "8" }]],
  },
  {
    name: "settings",
    category: "interface",
    aliases: [],
    tags: ["gear", "cog", "preferences", "options"],
    nodes: [
      path(
        "M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915",
      ),
      ["circle", { cx: "12", cy: "12", r: "3" }],
    ],
  },
  {
    name: "user",
    category: "people",
    aliases: [],
    tags: ["person", "account", "profile", "avatar"],
    nodes: [path("M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2"), ["circle", { cx: "12", cy: "7", r: "4" }]],
  },
  {
    name: "mail",
    category: "communication",
    aliases: [],
    tags: ["email", "message", "letter", "envelope"],
    nodes: [
      path("m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7"),
      ["rect", { x: "2", y: "4", width: "20", height: "16", rx: "2" }],
    ],
  },
  {
    name: "calendar",
    category: "time",
    aliases: [],
    tags: ["date", "day", "month", "schedule", "event"],
    nodes: [
      path("M8 2v3"),
      path("M16 2v3"),
      ["rect", { x: "3", y: "3", width: "18", height: "18", rx: "2" }],
      path("M3 9h18"),
    ],
  },
  {
    name: "download",
    category: "interface",
    aliases: [],
    tags: ["save", "import", "arrow", "down"],
    nodes: [path("M12 15V3"), path("M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"), path("m7 10 5 5 5-5")],
  },
  {
    name: "upload",
    category: "interface",
    aliases: [],
    tags: ["send", "export", "arrow", "up"],
    nodes: [path("M12 3v12"), path("m17 8-5-5-5 5"), path("M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4")],
  },
];
