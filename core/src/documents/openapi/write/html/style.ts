/**
 * The look of the parts, the same in the file and on the page. Without kerning, for the author's words may be endless: a
 * browser sets a word that it breaks anew from each break on wherever letters are kerned, and 20,000 of them take half
 * a minute. Colors are variables, which each of them sets.
 */
export const docsCss = `
.docs *{box-sizing:border-box}
.docs{color:var(--d-text);font:14px/1.55 var(--d-font);font-variant-ligatures:no-contextual;font-kerning:none;-webkit-font-smoothing:antialiased;overflow-wrap:anywhere}
.docs a{color:var(--d-link);text-decoration:none}.docs a:hover{text-decoration:underline}
.docs :focus-visible{outline:2px solid var(--d-focus);outline-offset:1px}
.docs h1,.docs h2,.docs h3,.docs h4,.docs h5{margin:0;line-height:1.3;font-weight:600;letter-spacing:-.006em}
.docs h1{font-size:28px}.docs h2{font-size:20px}.docs h3{font-size:16px}.docs h4{font-size:13px;margin:20px 0 4px}.docs h5{font-size:12px;margin:12px 0 2px;color:var(--d-soft)}
.docs p,.docs ul,.docs ol,.docs dl,.docs figure,.docs blockquote{margin:8px 0}.docs ul,.docs ol{padding-left:20px}
.docs code,.docs pre{font-family:var(--d-mono);font-size:12px;font-variant-ligatures:none}
.docs p code,.docs li code,.docs td code{padding:1px 4px;background:var(--d-well);border-radius:4px}
.docs pre{margin:0;padding:10px 12px;line-height:1.6;white-space:pre-wrap;background:var(--d-well);border-radius:6px;overflow:auto;max-height:480px;tab-size:2}
.docs pre i{font-style:normal}.docs pre .k{color:var(--d-key)}.docs pre .s{color:var(--d-string)}.docs pre .n{color:var(--d-number)}
.docs table{border-collapse:collapse;font-size:13px}.docs th,.docs td{padding:4px 10px 4px 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--d-line)}
.docs blockquote{padding-left:12px;border-left:2px solid var(--d-line2);color:var(--d-soft)}
.docs hr{border:0;border-top:1px solid var(--d-line)}
.docs .part{padding:28px 32px;border-top:1px solid var(--d-line);scroll-margin-top:0}
.docs .part:first-child{border-top:0}
.docs .group{padding-bottom:20px;background:var(--d-ground)}
.docs .here{margin-left:4px;color:var(--d-faint);opacity:0}.docs .part:hover .here,.docs .here:focus{opacity:1}
.docs .call{display:flex;gap:8px;align-items:baseline;margin:6px 0 10px}.docs .call code{font-size:13px}.docs .call em{font-style:normal;color:var(--d-key)}
.docs .method{flex:none;font:600 11px/18px var(--d-mono);padding:0 5px;border-radius:4px;letter-spacing:.01em;color:var(--d-soft);background:var(--d-well)}
.docs .m-get{color:var(--d-get);background:var(--d-get-bg)}.docs .m-post{color:var(--d-post);background:var(--d-post-bg)}
.docs .m-put,.docs .m-patch{color:var(--d-put);background:var(--d-put-bg)}.docs .m-delete{color:var(--d-delete);background:var(--d-delete-bg)}
.docs .note{color:var(--d-soft);font-size:13px}
.docs .line{display:flex;flex-wrap:wrap;gap:2px 8px;align-items:baseline}
.docs .name{font-weight:600;color:var(--d-text)}
.docs .type{font-size:12px;color:var(--d-soft)}
.docs .rule{font-size:12px;color:var(--d-faint)}.docs .rule::before{content:"· "}
.docs .required{font-size:12px;color:var(--d-delete)}.docs .deprecated{font-size:12px;font-weight:400;color:var(--d-put)}
.docs .field,.docs .content{padding:8px 0;border-top:1px solid var(--d-line)}.docs .field p,.docs .content>p{margin:2px 0;font-size:13px;color:var(--d-soft)}
.docs .content{border-top:0}.docs .content>.line>code{color:var(--d-soft)}
.docs h4+.field,.docs h4+.content{border-top:0}
.docs .fields{margin:4px 0 0}
.docs .options{display:flex;flex-wrap:wrap;gap:4px;font-size:12px;color:var(--d-faint)}
.docs .variants>b{font-size:12px;color:var(--d-soft)}.docs .variants ul{margin:2px 0;padding:0;list-style:none}.docs .variants li{padding:4px 0 4px 12px;border-left:2px solid var(--d-line2)}
.docs details.more{margin:4px 0}.docs details.more>.fields,.docs details.more>.variants{padding-left:12px;border-left:1px solid var(--d-line2)}
.docs summary{cursor:default;list-style:none}.docs summary::-webkit-details-marker{display:none}
.docs details.more>summary,.docs details.response>summary,.docs details.sample>summary{font-size:13px}
.docs details>summary::before{content:"";display:inline-block;width:5px;height:5px;margin:0 8px 2px 2px;border:solid var(--d-faint);border-width:0 1.5px 1.5px 0;transform:rotate(-45deg)}
.docs details[open]>summary::before{transform:rotate(45deg)}
.docs details.more>summary{color:var(--d-link);font-size:12px}
.docs .response{padding:7px 0;border-top:1px solid var(--d-line);font-size:13px}.docs h4+.response{border-top:0}
.docs .response>.field:first-of-type{border-top:0}.docs .response .block{display:inline-block;vertical-align:top}.docs .response .block p{margin:0 0 4px}
.docs .status{font:600 12px/18px var(--d-mono);color:var(--d-soft)}.docs .s-2{color:var(--d-get)}.docs .s-4,.docs .s-5{color:var(--d-delete)}.docs .s-3{color:var(--d-put)}
.docs .callback{padding:8px 0 8px 12px;border-left:2px solid var(--d-line2)}
.docs .code{min-width:0;font-size:13px}.docs .words{min-width:0;max-width:760px}
.docs .sample{margin:0 0 12px}.docs .sample figcaption,.docs .sample summary{margin-bottom:4px;font-size:12px;font-weight:500;color:var(--d-soft)}
.docs .servers{padding:0;list-style:none;font-size:13px;color:var(--d-soft)}
.docs .facts{display:flex;flex-wrap:wrap;gap:4px 24px;font-size:13px}.docs .facts div{display:flex;gap:8px}.docs .facts dt{color:var(--d-faint)}.docs .facts dd{margin:0}
.docs .scheme{margin-top:24px}.docs .intro h2{margin:24px 0 8px;font-size:16px}
.docs .alert,.docs .table{margin:8px 0}
.docs .picture,.docs .raw{font-size:12px;color:var(--d-faint)}
.docs .sample.in-fetch,.docs .sample.in-python{display:none}
.docs:has(.pick-fetch:checked) .in-curl,.docs:has(.pick-python:checked) .in-curl{display:none}
.docs:has(.pick-fetch:checked) .in-fetch,.docs:has(.pick-python:checked) .in-python{display:block}
.docs .languages{display:flex;gap:2px;margin:0;padding:2px;border:1px solid var(--d-line2);border-radius:6px;background:var(--d-ground)}
.docs .languages legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.docs .languages label{padding:2px 8px;font-size:12px;border-radius:4px;color:var(--d-soft)}.docs .languages input{position:absolute;opacity:0;pointer-events:none}
.docs .languages label:has(:checked){color:var(--d-text);font-weight:600;background:var(--d-panel);box-shadow:0 0 0 1px var(--d-line2)}
.docs .languages label:has(:focus-visible){outline:2px solid var(--d-focus)}
.docs nav{font-size:13px}.docs nav ul{margin:0 0 8px;padding:0;list-style:none}
.docs nav .title{margin:0;padding:16px;font-weight:600}.docs nav .title span{font-weight:400;color:var(--d-faint)}.docs nav .title a{color:var(--d-text)}
.docs nav summary{display:flex;align-items:baseline;padding:5px 16px;font-weight:600}.docs nav .count{margin-left:auto;font:400 12px var(--d-mono);color:var(--d-faint)}
.docs nav li a{display:flex;gap:8px;align-items:baseline;padding:3px 16px 3px 29px;color:var(--d-soft)}.docs nav li a:hover,.docs nav li a[aria-current]{color:var(--d-text);background:var(--d-hover);text-decoration:none}
.docs nav li a[aria-current]{box-shadow:inset 2px 0 0 var(--d-focus);font-weight:600}
.docs nav .method{width:46px;padding:0;text-align:center;font-size:10px;line-height:16px}.docs nav .gone{text-decoration:line-through}
@container docs (min-width:1000px){.docs .operation,.docs .schema,.docs .intro{display:grid;grid-template-columns:minmax(0,1fr) minmax(320px,42%);gap:40px}.docs .code{position:sticky;top:16px;align-self:start}}
@container docs (max-width:600px){.docs .part{padding:20px 16px}}
`;

/** Of the file alone: colors by the reader's system, three columns on a wide screen, paper. */
export const fileCss = `
:root{--d-font:Inter,system-ui,sans-serif;--d-mono:"JetBrains Mono",ui-monospace,monospace;--d-text:oklch(.225 .01 260);--d-soft:oklch(.405 .01 260);--d-faint:oklch(.51 .01 260);--d-line:oklch(.918 .005 260);--d-line2:oklch(.862 .007 260);--d-panel:oklch(1 0 260);--d-ground:oklch(.968 .004 260);--d-well:oklch(.965 .004 260);--d-hover:oklch(.936 .006 260);--d-link:oklch(.475 .185 260);--d-focus:oklch(.535 .205 260);--d-key:oklch(.43 .112 249);--d-string:oklch(.43 .105 154);--d-number:oklch(.465 .13 42);--d-get:oklch(.43 .105 154);--d-get-bg:oklch(.958 .026 154);--d-post:oklch(.475 .185 260);--d-post-bg:oklch(.952 .02 259);--d-put:oklch(.46 .1 62);--d-put-bg:oklch(.964 .032 82);--d-delete:oklch(.47 .175 27);--d-delete-bg:oklch(.962 .016 20);color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--d-text:oklch(.95 .004 260);--d-soft:oklch(.795 .007 260);--d-faint:oklch(.665 .009 260);--d-line:oklch(.262 .008 260);--d-line2:oklch(.33 .009 260);--d-panel:oklch(.198 .007 260);--d-ground:oklch(.168 .006 260);--d-well:oklch(.236 .008 260);--d-hover:oklch(.268 .009 260);--d-link:oklch(.77 .115 258);--d-focus:oklch(.69 .155 259);--d-key:oklch(.81 .085 245);--d-string:oklch(.82 .11 156);--d-number:oklch(.83 .1 62);--d-get:oklch(.82 .125 154);--d-get-bg:oklch(.262 .036 156);--d-post:oklch(.77 .115 258);--d-post-bg:oklch(.276 .048 260);--d-put:oklch(.85 .11 78);--d-put-bg:oklch(.272 .036 76);--d-delete:oklch(.79 .115 22);--d-delete-bg:oklch(.266 .052 22)}}

body{margin:0;background:var(--d-panel)}
body>nav{position:fixed;inset:0 auto 0 0;width:280px;overflow:auto;padding-bottom:24px;background:var(--d-ground);border-right:1px solid var(--d-line);scrollbar-width:thin}
body>main{margin-left:280px;container:docs/inline-size}
body>nav .languages{position:relative;width:max-content;margin:16px 16px 0}
.part{content-visibility:auto;contain-intrinsic-size:auto 700px}
@media (max-width:900px){body>nav{position:static;width:auto;max-height:50vh;border-right:0;border-bottom:1px solid var(--d-line)}body>main{margin-left:0}}

@media print{body>nav,.docs .here{display:none}body>main{margin:0}.part{content-visibility:visible;break-inside:auto}.docs .part{padding:12px 0}.docs pre{max-height:none;border:1px solid var(--d-line2)}.docs h2,.docs h3,.docs h4{break-after:avoid}.docs .field{break-inside:avoid}.docs .code{position:static}details::details-content{content-visibility:visible;display:block}:root{color-scheme:light}}
`;
