/** Asset name to the address of its file, with the hash of its content. Loaded apart: the table is long. */
const files = import.meta.glob<string>("../../../core/assets/**/*.{woff2,json}", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

export const assetUrls: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, url]) => [path.slice("../../../core/assets/".length), url]),
);
