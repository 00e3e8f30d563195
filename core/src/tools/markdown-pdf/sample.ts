/** What the page opens with: a bit of everything, short enough to read. */
export const SAMPLE = `---
title: Field Notes on Tea
author: Ada Park
date: 2026-03-14
---

# Brewing by the numbers

Good tea is **three decisions**: the leaf, the water and the clock. This note keeps
the figures in one place, so that a *second* pot tastes like the first.[^1]

| Tea    | Water | Minutes |
| ------ | ----: | :-----: |
| Sencha | 75 °C |    2    |
| Oolong | 90 °C |    4    |
| Assam  | 98 °C |    5    |

## Before you start

- [x] Weigh the leaves: 3 g for a cup
- [ ] Warm the pot
- [ ] Write down what you did

> [!TIP]
> Let the water rest. It loses a degree every ten seconds.

\`\`\`ts
// Minutes to wait until the water is right.
function rest(from: number, to: number): number {
  return Math.max(0, (from - to) * 10) / 60;
}
\`\`\`

See [the table](#brewing-by-the-numbers) for the rest, or ask at <https://example.org/tea>.

[^1]: The clock matters most; everybody starts with the leaf.
`;
