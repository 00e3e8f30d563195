import { expect, it, vi } from "vitest";
import { listenerSet } from "./listener-set.ts";

it("calls those who listen, and watches only while somebody does", () => {
  const unwatch = vi.fn<() => void>();
  const watch = vi.fn<() => () => void>(() => unwatch);
  const { subscribe, call } = listenerSet(watch);
  const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const [endOne, endOther] = [subscribe(one), subscribe(other)];
  call();
  endOne();
  endOne();
  call();
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
  expect([watch.mock.calls.length, unwatch.mock.calls.length]).toEqual([1, 0]);
  endOther();
  expect(unwatch).toHaveBeenCalledOnce();
  subscribe(one);
  expect(watch).toHaveBeenCalledTimes(2);
});
