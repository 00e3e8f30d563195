/** `1 file`, `3 files`. */
export const countFiles = (count: number) => (count === 1 ? "1 file" : `${count} files`);
