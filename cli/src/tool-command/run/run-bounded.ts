/** Works through the items in order, at most `limit` at a time, until one throws or the signal is aborted. */
export async function runBounded<T>(
  items: readonly T[],
  limit: number,
  context: (item: T, index: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let next = 0;
  let isOver = false;
  const lane = async () => {
    while (next < items.length && !isOver && !signal.aborted) {
      const index = next++;
      try {
        await context(items[index] as T, index);
      } catch (error) {
        isOver = true;
        throw error;
      }
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: Math.min(limit, items.length) }, lane));
  for (const end of lanes) if (end.status === "rejected") throw end.reason;
}
