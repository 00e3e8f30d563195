/** The document in the page: its colors are the page's tokens, its contents and parts scroll for themselves. */
export const frameCss = `
:host{display:block;--d-font:var(--font-ui);--d-mono:var(--font-mono);--d-text:var(--text-1);--d-soft:var(--text-2);--d-faint:var(--text-3);--d-line:var(--line-1);--d-line2:var(--line-2);--d-panel:var(--surface-2);--d-ground:var(--surface-0);--d-well:var(--surface-inset);--d-hover:var(--surface-active);--d-link:var(--accent-text);--d-focus:var(--focus);--d-key:var(--code-key);--d-string:var(--code-string);--d-number:var(--code-number);--d-get:var(--green-text);--d-get-bg:var(--green-soft);--d-post:var(--accent-text);--d-post-bg:var(--accent-soft);--d-put:var(--amber-text);--d-put-bg:var(--amber-soft);--d-delete:var(--red-text);--d-delete-bg:var(--red-soft)}
.frame{display:grid;grid-template-columns:220px minmax(0,1fr);height:100%;container:frame/inline-size}
.frame>nav{overflow:auto;border-right:1px solid var(--d-line);background:var(--d-ground);scrollbar-width:thin;scrollbar-color:var(--line-2) transparent}
.frame>.main{position:relative;overflow:auto;container:docs/inline-size;scrollbar-width:thin;scrollbar-color:var(--line-2) transparent}
.frame>.main:focus-visible{outline-offset:-2px}
.frame .bar{position:sticky;top:0;z-index:1;display:flex;justify-content:flex-end;padding:6px 12px;background:var(--d-panel);border-bottom:1px solid var(--d-line)}
.frame .part{scroll-margin-top:43px}.frame .code{top:59px}
.slot{content-visibility:auto;contain-intrinsic-size:auto 600px}
.docs .part{border-top:0;padding:24px}.slot+.slot>.part{border-top:1px solid var(--d-line)}
.docs h1{font-size:20px}.docs h2{font-size:16px}.docs h3{font-size:16px}
.docs nav summary,.docs nav .title{padding-left:12px;padding-right:12px}.docs nav li a{padding-left:12px;padding-right:8px}
[hidden]{display:none!important}
@media (max-width:1023px){.frame{grid-template-columns:minmax(0,1fr);grid-template-rows:auto minmax(0,1fr)}.frame>nav{display:none;max-height:50dvh;border-right:0;border-bottom:1px solid var(--d-line)}.frame.with-nav>nav{display:block}.docs nav li a{padding-block:8px}}
`;
