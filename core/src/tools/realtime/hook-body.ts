import { stringCode } from "../../data/source-code/string-code.ts";
import { braced, WIDTH } from "../../data/source-code/braced.ts";
import { listOf } from "./filter-value.ts";
import type { RealtimePlan } from "./realtime-plan.ts";
import { columnsOf, optionName, readTopic, topicCode, type TopicPart } from "./topic.ts";

/** What stands between the braces of the hook. */
export function hookBody(plan: RealtimePlan): string {
  return [...declarations(plan), effect(plan), returned(plan)].join("\n\n");
}

const needsId = (plan: RealtimePlan): boolean => !plan.isBroadcast && !plan.hasPresence;
const isReducer = (plan: RealtimePlan): boolean => plan.state === "useReducer";

function declarations(plan: RealtimePlan): string[] {
  const lines = isReducer(plan)
    ? ["  const [state, dispatch] = useReducer(reducer, start);"]
    : [
        ...(plan.state === "useState" ? ["  const [rows, setRows] = useState<readonly Row[]>([]);"] : []),
        '  const [status, setStatus] = useState<Status>("connecting");',
        "  const [error, setError] = useState<Error | null>(null);",
      ];
  if (plan.hasPresence) lines.push("  const [online, setOnline] = useState<readonly string[]>([]);");
  if (needsId(plan)) lines.push("  const id = useId();");
  const blocks = [lines.join("\n")];
  if (plan.state === "custom")
    blocks.push(`  // The newest callback is called without subscribing anew.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });`);
  return blocks;
}

function effect(plan: RealtimePlan): string {
  const dependencies = [
    ...(needsId(plan) ? ["id"] : []),
    ...plan.options,
    ...(plan.hasPresence && !plan.options.includes("userId") ? ["userId"] : []),
  ];
  const blocks = [
    "    let isCurrent = true;",
    ...statusSetter(plan),
    ...receiver(plan),
    ...loader(plan),
    channel(plan),
    subscription(plan),
    `    return () => {
      isCurrent = false;
      void supabase.removeChannel(channel);
    };`,
  ];
  return `  useEffect(() => {\n${blocks.join("\n\n")}\n  }, [${dependencies.join(", ")}]);`;
}

function statusSetter(plan: RealtimePlan): string[] {
  if (isReducer(plan)) {
    return [
      `    const show = (status: Status, error: Error | null) =>
      dispatch({ type: "status", status, error });`,
    ];
  }
  return [
    `    const show = (next: Status, cause: Error | null) => {
      setStatus(next);
      setError(cause);
    };`,
  ];
}

function receiver(plan: RealtimePlan): string[] {
  const update =
    plan.state === "custom"
      ? "latest.current(change);"
      : isReducer(plan)
        ? 'dispatch({ type: "change", change });'
        : "setRows((now) => applyChange(now, change));";
  const early = plan.loadsRows;
  return [
    `${early ? "    // Changes that arrive while the rows are being loaded.\n    let early: Change[] | null = null;\n" : ""}    const receive = (change: Change) => {
      if (!isCurrent) return;
${early ? "      early?.push(change);\n" : ""}      ${update}
    };`,
  ];
}

function loader(plan: RealtimePlan): string[] {
  if (!plan.loadsRows) return [];
  const settle = isReducer(plan) ? `dispatch({ type: "loaded", rows: loaded });` : "setRows(loaded);";
  const lines = [
    ...(plan.schema === "public" ? [] : [`        .schema(${stringCode(plan.schema)})`]),
    `        .from(${stringCode(plan.table)})`,
    "        .select()",
    ...(plan.filter ? [`        ${filterCall(plan.filter)}`] : []),
    ...topicFilters(plan).map((call) => `        ${call}`),
    `        .order(${stringCode(plan.keyColumn)}, { ascending: false })`,
    "        .limit(100)",
    "        .overrideTypes<Row[], { merge: false }>();",
  ];
  return [
    `    const load = async () => {
      const missed: Change[] = [];
      early = missed;
      const { data, error: cause } = await supabase
${lines.join("\n")}
      if (!isCurrent || early !== missed) return;
      early = null;
      if (cause) return show("failed", cause);
      const loaded = missed.reduce<readonly Row[]>(applyChange, data);
      ${settle}
    };`,
  ];
}

/** Broadcast brings the rows of one topic, so only those are loaded: `room:{room_id}` asks for the room's rows. */
function topicFilters({ isBroadcast, topic, filter }: RealtimePlan): string[] {
  if (!isBroadcast) return [];
  const asked = filter?.operator === "eq" ? columnsOf(filter.value).map(() => filter.column) : [];
  return [...new Set(topic.flatMap((part) => ("column" in part ? [part.column] : [])))]
    .filter((column) => !asked.includes(column))
    .map((column) => `.eq(${stringCode(column)}, ${optionName(column)})`);
}

function filterCall({ column, operator, value }: NonNullable<RealtimePlan["filter"]>): string {
  const name = stringCode(column);
  if (operator === "in") return `.in(${name}, [${listOf(value).map(valueCode).join(", ")}])`;
  return `.${operator}(${name}, ${valueCode(value)})`;
}

/** A value of the form as code: a number, true, false, an option of the hook, or a text. */
function valueCode(value: string): string {
  if (/^(true|false|-?(0|[1-9]\d{0,14})(\.\d*[1-9])?)$/.test(value)) return value;
  const parts = readTopic(value);
  const [only] = parts;
  return parts.length === 1 && only && "column" in only ? optionName(only.column) : topicCode(parts);
}

/** `room_id=eq.42`, the filter as Realtime reads it; reserved characters stand in quotes. */
function filterText({ column, operator, value }: NonNullable<RealtimePlan["filter"]>): TopicPart[] {
  const quoted = (text: string) => (/[,()"\\\s]/.test(text) ? `"${text.replaceAll(/["\\]/g, "\\$&")}"` : text);
  const words = operator === "in" ? `(${listOf(value).map(quoted).join(",")})` : quoted(value);
  return [{ text: `${column}=${operator}.` }, ...readTopic(words)];
}

function assigned(name: string, code: string): string {
  const line = `    const ${name} = ${code};`;
  return line.length > WIDTH && !code.startsWith("`") ? `    const ${name} =\n      ${code};` : line;
}

function channel(plan: RealtimePlan): string {
  const topic = topicCode(plan.topic);
  const unique = needsId(plan) ? topicCode([...plan.topic, { text: ":" }, { column: "id" }]) : topic;
  const config = [
    ...(plan.isBroadcast ? ["private: true"] : []),
    ...(plan.hasPresence ? ["presence: { key: userId }"] : []),
  ];
  const lines = [
    ...(needsId(plan) ? ["    // The id keeps two users of this hook apart."] : []),
    assigned("topic", unique),
    config.length === 0
      ? "    const channel = supabase.channel(topic);"
      : `    const channel = supabase.channel(topic, {\n      config: { ${config.join(", ")} },\n    });`,
    ...(plan.isBroadcast ? broadcastListeners(plan) : changeListeners(plan)),
    ...(plan.hasPresence
      ? [
          `    channel.on("presence", { event: "sync" }, () => {
      if (isCurrent) setOnline(Object.keys(channel.presenceState()));
    });`,
        ]
      : []),
  ];
  return lines.join("\n");
}

function changeListeners({ events, schema, table, filter }: RealtimePlan): string[] {
  const listener = (event: string, act: string) => {
    const source = [
      `event: "${event}"`,
      `schema: ${stringCode(schema)}`,
      `table: ${stringCode(table)}`,
      ...(filter ? [`filter: ${topicCode(filterText(filter))}`] : []),
    ];
    return `    channel.on<Row>(\n      "postgres_changes",\n${braced("      ", source, ",")}\n${act}\n    );`;
  };
  if (events.length < 3)
    return events.map((event) =>
      listener(
        event,
        `      (payload) => receive({ type: "${event}", row: payload.${event === "DELETE" ? "old" : "new"} }),`,
      ),
    );
  return [
    listener(
      "*",
      `      (payload) => {
        if (payload.eventType === "DELETE") {
          receive({ type: "DELETE", row: payload.old });
        } else {
          receive({ type: payload.eventType, row: payload.new });
        }
      },`,
    ),
  ];
}

function broadcastListeners({ events }: RealtimePlan): string[] {
  return events.map((event) => {
    const row = event === "DELETE" ? "old_record" : "record";
    return `    channel.on<{ ${row}: Row }>(
      "broadcast",
      { event: "${event}" },
      ({ payload }) => receive({ type: "${event}", row: payload.${row} }),
    );`;
  });
}

function subscription(plan: RealtimePlan): string {
  const joined = [
    '          show("live", null);',
    ...(plan.loadsRows ? ["          void load();"] : []),
    ...(plan.hasPresence ? ["          void channel.track({ onlineAt: new Date().toISOString() });"] : []),
  ];
  const subscribe = (indent: string) =>
    `${indent}channel.subscribe((state, cause) => {
  if (!isCurrent) return;
  if (state === "SUBSCRIBED") {
${joined.map((line) => line.slice(6)).join("\n")}
  } else {
    show("failed", cause ?? new Error(\`The channel is \${state}.\`));
  }
});`.replaceAll("\n", `\n${indent}`);
  if (!plan.isBroadcast) return subscribe("    ");
  return `    // A private channel asks the policies of realtime.messages who may join.
    supabase.realtime.setAuth().then(
      () => {
        if (!isCurrent) return;
${subscribe("        ")}
      },
      (cause: Error) => {
        if (isCurrent) show("failed", cause);
      },
    );`;
}

function returned(plan: RealtimePlan): string {
  const shown = [
    ...(isReducer(plan) ? ["...state"] : [...(plan.state === "custom" ? [] : ["rows"]), "status", "error"]),
    ...(plan.hasPresence ? ["online"] : []),
  ];
  return plan.state === "useReducer" && !plan.hasPresence ? "  return state;" : `  return { ${shown.join(", ")} };`;
}
