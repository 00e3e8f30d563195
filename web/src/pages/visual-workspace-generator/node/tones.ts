import type { Priority, Status } from "@toolbox/core/workspace/model.ts";
import type { DotTone } from "../../../kit/elements/dot.tsx";

/** Complete green, In Progress amber, everything else grey. */
export const statusTone = {
  "Not Started": "grey",
  "In Progress": "amber",
  Complete: "green",
} as const satisfies Record<Status, DotTone>;

/** Red, orange, yellow, green; none is grey. */
export const priorityTone = {
  Urgent: "red",
  High: "orange",
  Medium: "yellow",
  Low: "green",
} as const satisfies Record<Priority, DotTone>;

/** The color of a bar of a status or priority, as a class. */
export const barClass = {
  green: "bg-green-mark",
  amber: "bg-amber-mark",
  grey: "bg-grey-mark",
  red: "bg-red-mark",
  orange: "bg-orange-mark",
  yellow: "bg-yellow-mark",
} as const satisfies Record<DotTone, string>;
