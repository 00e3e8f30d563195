import type { Point, Rect, Size } from "../../../ports/rect.ts";
import type { Column, ForeignKey, Table } from "../model.ts";
import type { Relation } from "../relations.ts";

/** How much of a table is drawn: every column, those that are part of a key or are referenced, or none. */
export type DiagramDetail = "all" | "keys" | "names";

/** A line of a table's box. */
export interface DiagramRow {
  readonly name: string;
  /** Shortened like the name, to fit the box. Empty where it is not known. */
  readonly type: string;
  readonly nullable: boolean;
  readonly primary: boolean;
  readonly foreign: boolean;
  readonly unique: boolean;
  /** Absent in a table that the source only refers to. */
  readonly column?: Column;
}

export interface DiagramTable extends Rect {
  /** Unique in the diagram. */
  readonly id: string;
  /** What its head says, shortened to fit. */
  readonly label: string;
  readonly rows: readonly DiagramRow[];
  /** Absent for a table that is referred to but not in the model, such as `auth.users`. */
  readonly table?: Table;
}

/** A foreign key, drawn from the table that holds it to the one it names. Numbers are places in `tables`. */
export interface DiagramEdge {
  readonly from: number;
  readonly to: number;
  readonly relation: Relation;
  /** Corners of the line, from the holder's edge to the other's; neighbors differ in x or in y, never in both. */
  readonly points: readonly Point[];
  /** The sides at which it leaves and arrives. */
  readonly fromSide: Side;
  readonly toSide: Side;
}

export type Side = "left" | "right";

/** What became of something between two schemas. */
export type DiagramMark = "added" | "changed" | "gone";

/** What a diagram of a difference points out. */
export interface DiagramMarks {
  /** By the ids of tables. */
  readonly tables: ReadonlyMap<string, DiagramMark>;
  /** By the id of a table, then by the name of a column. */
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, DiagramMark>>;
  readonly keys: ReadonlyMap<ForeignKey, DiagramMark>;
}

/** Tables and lines in their places, in pixels at full size, from 0, 0. */
export interface Diagram extends Size {
  readonly detail: DiagramDetail;
  readonly tables: readonly DiagramTable[];
  readonly edges: readonly DiagramEdge[];
}
