/** The first thing the Tab key meets: past the sidebar, straight to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-control bg-surface-2 px-3 py-2 text-13 font-label text-text-1 no-underline shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      onClick={(event) => {
        // Not through the address: the fragment belongs to the page's own content.
        event.preventDefault();
        document.querySelector<HTMLElement>("#main")?.focus();
      }}
    >
      Skip to content
    </a>
  );
}
