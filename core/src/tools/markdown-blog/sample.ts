/** The example: one post with a bit of everything. */
export const EXAMPLE = `---
title: Bread in four hours
author: Noa Lind
date: 2026-03-14
tags: [bread, method]
description: A loaf for people who forgot to plan, with the times that matter.
---

The dough wants **time**, not work. What follows is the shortest way to a loaf
that is still worth cutting.

| Step     | Minutes |
| :------- | ------: |
| Mix      |      10 |
| Rest     |     120 |
| Shape    |      15 |
| Bake     |      45 |

## The numbers

Flour, water, salt and yeast by weight:

\`\`\`ts
const water = (flour: number) => flour * 0.7;
\`\`\`

> [!TIP]
> Weigh the water too. A cup is a mood.

- [x] Oven at 240 °C
- [ ] Stone inside for half an hour[^1]

[^1]: A tray turned upside down does it as well.
`;
