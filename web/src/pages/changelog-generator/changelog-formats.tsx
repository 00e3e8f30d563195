const formats = [
  { name: "Keep a Changelog", words: "Six headings, newest first. What this page writes." },
  { name: "GitHub Style", words: "Release notes with pull requests and authors." },
  { name: "Angular Style", words: "Features and fixes grouped by commit scope." },
] as const;

/** What the common formats of a changelog are; only to read. */
export function ChangelogFormats() {
  return (
    <section aria-labelledby="changelog-formats" className="flex-none border-t border-line-1">
      <h2 id="changelog-formats" className="caps px-4 pt-3">
        Changelog Formats
      </h2>
      <dl className="m-0 grid md:grid-cols-3">
        {formats.map(({ name, words }) => (
          <div key={name} className="border-line-1 px-4 pt-2 pb-3 text-12 md:not-first:border-l">
            <dt className="mb-0.5 font-title text-text-1">{name}</dt>
            <dd className="m-0 leading-4.5 text-text-2">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
