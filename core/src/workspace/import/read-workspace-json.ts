import { describeJsonError } from "../../data/json/describe-json-error.ts";
import { JsonError } from "../../data/json/json-error.ts";
import { parseJson } from "../../data/json/parse-json.ts";
import { InputError } from "../../tool/errors.ts";
import { isCalendarDay } from "../../text/day.ts";
import { cleanTags, oneLine } from "../edit/clean-change.ts";
import { withConnections } from "../edit/connect-nodes.ts";
import { type Notice, PRIORITIES, STATUSES, type WorkspaceNode, type WorkspaceParseResult } from "../model.ts";
import { seedPosition, seedSubPosition } from "../seed-positions.ts";

/**
 * Reads the JSON that a workspace is exported as, also of an earlier version or edited by hand: what a node lacks is
 * filled in, what it cannot have is told. Connections follow from the tags. Throws `InputError` for what is not a workspace.
 */
export function readWorkspaceJson(text: string, now: string): WorkspaceParseResult {
  const data = parsed(text);
  const nodes = isObject(data) ? data["nodes"] : undefined;
  if (!isObject(data) || !Array.isArray(nodes)) {
    const message =
      'This JSON is not a valid workspace: it needs an object with "nodes", a list. Export one to see its form.';
    throw new InputError({ field: "file", message });
  }
  const reader = new NodeReader();
  const components = nodes.map((node, index) =>
    reader.read(node, `nodes[${index}]`, {
      id: `component-${index + 1}`,
      position: seedPosition(index, nodes.length),
    }),
  );
  const metadata = isObject(data["metadata"]) ? data["metadata"] : {};
  const words = {
    title: oneLine(textOf(metadata["title"])) || components[0]?.title || "Untitled workspace",
    description: oneLine(textOf(metadata["description"])),
    createdAt: timestamp(metadata["createdAt"], now),
    updatedAt: timestamp(metadata["updatedAt"], now),
  };
  return { workspace: withConnections(components, words), notices: reader.notices, spans: {} };
}

function parsed(text: string): unknown {
  const source = text.replace(/^\u{feff}/u, "");
  try {
    return JSON.parse(source);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new InputError({ field: "file", message: `This is not valid JSON. ${faultOf(source)}` });
  }
}

/** What is wrong and where, in words. */
function faultOf(source: string): string {
  try {
    parseJson(source);
    return "It is nested too deeply.";
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { line, message } = describeJsonError(source, error);
    return `Line ${line}: ${message}`;
  }
}

class NodeReader {
  readonly notices: Notice[] = [];
  readonly #ids = new Set<string>();

  read(
    data: unknown,
    path: string,
    base: {
      readonly id: string;
      readonly position: WorkspaceNode["position"];
      readonly parentId?: string;
    },
  ): WorkspaceNode {
    if (!isObject(data))
      throw new InputError({
        field: "file",
        message: `${path} is not a node: it must be an object with a title.`,
      });
    const isSubTask = base.parentId !== undefined;
    const title = oneLine(textOf(data["title"]));
    if (title === "") this.#note(path, 'has no title and was named "Untitled"');
    const id = this.#idOf(data["id"], base.id, path);
    const position = positionOf(data["position"]) ?? base.position;
    const status = STATUSES.find((each) => each === data["status"]);
    if (status === undefined && data["status"] !== undefined)
      this.#note(path, `has no status we know: ${say(data["status"])}`);
    const priority = PRIORITIES.find((each) => each === data["priority"]);
    if (!priority && data["priority"] != null) this.#note(path, `has no priority we know: ${say(data["priority"])}`);
    const deadline = textOf(data["deadline"]);
    if (deadline !== "" && !isCalendarDay(deadline)) this.#note(path, `has no day as its deadline: ${say(deadline)}`);
    const notes = Array.isArray(data["notes"]) ? data["notes"].map(textOf).join("\n") : textOf(data["notes"]);
    const tags = Array.isArray(data["tags"]) ? cleanTags(data["tags"].map(textOf)) : [];
    return {
      id,
      title: title || "Untitled",
      description: oneLine(textOf(data["description"])),
      status: isSubTask && status === "In Progress" ? "Not Started" : (status ?? "Not Started"),
      tags: isSubTask ? [] : tags,
      ...(priority ? { priority } : {}),
      ...(isCalendarDay(deadline) ? { deadline } : {}),
      children: isSubTask ? [] : this.#children(data["children"], path, id, position),
      ...(base.parentId === undefined ? {} : { parentId: base.parentId }),
      position,
      notes: notes.replaceAll(/\r\n?/g, "\n"),
    };
  }

  /** Children of children join their parents' list: a workspace has two levels. */
  #children(data: unknown, path: string, parentId: string, parent: WorkspaceNode["position"]): WorkspaceNode[] {
    const list = [...flattened(data, `${path}.children`)];
    return list.map(({ item, at }, index) =>
      this.read(item, at, {
        id: `${parentId}-sub-${index}`,
        position: seedSubPosition(parent, index),
        parentId,
      }),
    );
  }

  #idOf(value: unknown, fallback: string, path: string): string {
    const wanted = typeof value === "string" && /^[\w-]{1,80}$/.test(value) ? value : fallback;
    let id = wanted;
    for (let count = 2; this.#ids.has(id); count++) id = `${wanted}-${count}`;
    if (id !== value && value !== undefined) this.#note(path, `has the id ${say(value)}, which became "${id}"`);
    this.#ids.add(id);
    return id;
  }

  #note(path: string, words: string): void {
    this.notices.push({ message: `${path} ${words}.` });
  }
}

function* flattened(data: unknown, path: string): Generator<{ item: unknown; at: string }> {
  const childrenOf = (list: unknown, below: string) =>
    Array.isArray(list) ? list.map((item: unknown, index) => ({ item, at: `${below}[${index}]` })).toReversed() : [];
  const stack = childrenOf(data, path);
  for (let next = stack.pop(); next; next = stack.pop()) {
    yield next;
    if (isObject(next.item)) stack.push(...childrenOf(next.item["children"], `${next.at}.children`));
  }
}

function positionOf(value: unknown): WorkspaceNode["position"] | undefined {
  if (!isObject(value)) return undefined;
  const [x, y] = [value["x"], value["y"]];
  return typeof x === "number" && typeof y === "number" && Math.abs(x) < 1e9 && Math.abs(y) < 1e9
    ? { x, y }
    : undefined;
}

function timestamp(value: unknown, now: string): string {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? now : new Date(time).toISOString();
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
const say = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? "";
