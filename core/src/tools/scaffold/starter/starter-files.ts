/** Paths inside the project, with forward slashes, and what stands in each file. */
export type StarterFiles = Readonly<Record<string, string>>;

/** The same files inside a folder. */
export const below = (folder: string, files: StarterFiles): StarterFiles =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
