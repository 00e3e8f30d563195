/** A document with something of everything that is set, for the proof that every host writes the same bytes. */
export const PARITY_TEXT = `---
title: The same everywhere
author: Ada
date: 2026-03-14
---

[TOC]

# Words

Typography, **bold**, *italic*, \`code\`, [a link](#words), 日本, Ελλάδα, Привет, → ✓ and 🎉.[^1]

مرحبا بالعالم with English, हिन्दी.

- [x] done
- open

| A | B |
|---|--:|
| one | 1 |

\`\`\`ts
const x = "text"; // why
\`\`\`

[^1]: A note.
`;

/**
 * SHA-256 of its file, made at noon UTC of 15 January 2026 in the theme Academic. It changes with the layout, the fonts
 * and the libraries; the test in Node says the new one.
 */
export const PARITY_DIGEST = "9e4e3e525692307ee41ad7b5447f5f2f90c53ec821805e6b4f5bfee2eb3074d3";
