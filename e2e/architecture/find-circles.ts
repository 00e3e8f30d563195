/** An arrow between two files. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** The circles of a graph, each sorted: strongly connected files (Tarjan, 1972), and files that lead to themselves. */
export function findCircles(arrows: readonly Arrow[]): string[][] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of arrows) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  const visit = (file: string): number => {
    const own = order.size;
    let lowest = own;
    order.set(file, own);
    open.push(file);
    for (const to of targets.get(file) ?? []) {
      const seen = order.get(to);
      if (seen === undefined) lowest = Math.min(lowest, visit(to));
      else if (open.includes(to)) lowest = Math.min(lowest, seen);
    }
    if (lowest === own) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1 || targets.get(file)?.has(file)) circles.push(circle.toSorted());
    }
    return lowest;
  };

  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return circles;
}
