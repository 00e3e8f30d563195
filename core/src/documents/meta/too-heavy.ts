const KB = 1024;

/**
 * What the networks take, in bytes. X and LinkedIn say 5 MB and Facebook 8 MB in their documentation; WhatsApp has
 * been seen to show no picture beyond 600 KB and recommends 300 KB.
 */
const LIMITS = [
  { bytes: 5 * 1024 * KB, severity: "error", words: "X and LinkedIn take at most 5 MB" },
  { bytes: 600 * KB, severity: "warning", words: "WhatsApp shows no picture beyond 600 KB" },
  { bytes: 300 * KB, severity: "note", words: "WhatsApp may show no picture beyond 300 KB" },
] as const;

/**
 * Whether some network would not take a share image of that weight: how grave that is, and a sentence.
 * @example tooHeavy("a.png", 700 * 1024)?.message // "a.png has 700 KB. WhatsApp shows no picture beyond 600 KB."
 */
export function tooHeavy(name: string, size: number) {
  const limit = LIMITS.find(({ bytes }) => size > bytes);
  return limit && { severity: limit.severity, message: `${name} has ${Math.ceil(size / KB)} KB. ${limit.words}.` };
}
