/** A rotation, reflection or shift: [a b c d e f] of an SVG matrix that keeps lengths. */
export type Isometry = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Reads an SVG `transform` of one `rotate` or `matrix`; a transform that scales or skews is refused. */
export function readIsometry(transform: string): Isometry {
  const match = /^(rotate|matrix)\(([^)]*)\)$/.exec(transform.trim());
  const numbers = (match?.[2] ?? "").split(/[\s,]+/).map(Number);
  if (match?.[1] === "matrix" && numbers.length === 6) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    if (Math.abs(a * a + b * b - 1) < 1e-3 && Math.abs(a * c + b * d) < 1e-3 && Math.abs(c * c + d * d - 1) < 1e-3)
      return [a, b, c, d, e, f];
  }
  if (match?.[1] === "rotate" && (numbers.length === 1 || numbers.length === 3)) {
    const [degrees = 0, x = 0, y = 0] = numbers;
    const cos = Math.cos((degrees * Math.PI) / 180);
    const sin = Math.sin((degrees * Math.PI) / 180);
    return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos];
  }
  throw new Error(`Unsupported transform: ${transform}`);
}

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

/** Moves SVG path data by an isometry. Output is absolute, with H and V written as L. */
export function movePath(data: string, [a, b, c, d, e, f]: Isometry): string {
  const out: string[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const put = (px: number, py: number) => `${round(a * px + c * py + e)} ${round(b * px + d * py + f)}`;
  for (const { command, values } of readPath(data)) {
    const upper = command.toUpperCase();
    const isRelative = command !== upper;
    const [ox, oy] = isRelative ? [x, y] : [0, 0];
    if (upper === "Z") {
      out.push("Z");
      [x, y] = [startX, startY];
    } else if (upper === "H" || upper === "V") {
      if (upper === "H") x = ox + (values[0] ?? 0);
      else y = oy + (values[0] ?? 0);
      out.push(`L${put(x, y)}`);
    } else if (upper === "A") {
      const [rx = 0, ry = 0, angle = 0, large = 0, sweep = 0, dx = 0, dy = 0] = values;
      [x, y] = [ox + dx, oy + dy];
      const isMirrored = a * d - b * c < 0;
      const turned = (isMirrored ? -angle : angle) + (Math.atan2(b, a) * 180) / Math.PI;
      out.push(`A${rx} ${ry} ${round(turned)} ${large} ${isMirrored ? 1 - sweep : sweep} ${put(x, y)}`);
    } else {
      const points: string[] = [];
      let [lastX, lastY] = [x, y];
      for (let index = 0; index < values.length; index += 2) {
        [lastX, lastY] = [ox + (values[index] ?? 0), oy + (values[index + 1] ?? 0)];
        points.push(put(lastX, lastY));
      }
      [x, y] = [lastX, lastY];
      if (upper === "M") [startX, startY] = [x, y];
      out.push(`${upper}${points.join(" ")}`);
    }
  }
  return out.join("");
}

function readPath(data: string): { command: string; values: number[] }[] {
  const steps: { command: string; values: number[] }[] = [];
  for (const match of data.matchAll(/([MLTHVCSQAZ])([^MLTHVCSQAZ]*)/gi)) {
    const letter = match[1] ?? "";
    const size = ARGUMENTS[letter.toUpperCase()] ?? 0;
    const values = readNumbers(match[2] ?? "", letter.toUpperCase() === "A");
    if (size === 0) {
      steps.push({ command: letter, values: [] });
      continue;
    }
    for (let index = 0; index < values.length; index += size) {
      // further pairs after a move are lines (SVG 2, 9.3.3)
      const command = index > 0 && letter === "M" ? "L" : index > 0 && letter === "m" ? "l" : letter;
      steps.push({ command, values: values.slice(index, index + size) });
    }
  }
  return steps;
}

// The two flags of an arc are single digits and may stand without a gap: `a1 1 0 01.5.5`.
function readNumbers(source: string, isArc: boolean): number[] {
  const values: number[] = [];
  const number = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
  const flag = /[\s,]*([01])/y;
  for (let at = 0; ;) {
    const place = values.length % 7;
    const reader = isArc && (place === 3 || place === 4) ? flag : number;
    reader.lastIndex = at;
    const match = reader.exec(source);
    if (!match) return values;
    values.push(Number(match[1]));
    at = reader.lastIndex;
  }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
