import { describe, expect, it } from "vitest";
import { fakePorts } from "../../testing/fake-ports.ts";
import { randomBelow } from "./random-below.ts";
import { readAsset } from "../../../scripts/read-asset.ts";
import { runTool } from "../../tool/run-tool.ts";
import { alphabets, DIGITS, LOWER, password, passwordBits, strength, SYMBOLS, UPPER } from "./password.ts";
import { passphrase, readWords } from "./passphrase.ts";
import { tool } from "./tool.ts";

const random = { bytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)) };
const all = { lower: true, upper: true, digits: true, symbols: true, clear: false };

async function make(input: Record<string, unknown>): Promise<string[]> {
  const run = await runTool(tool, input, fakePorts({ random }));
  const output = run.ok ? run.outputs[0] : undefined;
  if (output?.kind !== "text") throw new Error(JSON.stringify(run));
  return output.text.trimEnd().split("\n");
}

describe("randomBelow", () => {
  it("throws away what would favor small numbers", () => {
    // 65,535 is over the last multiple of 70 (65,520): it is drawn again.
    const drawn = [255, 255, 0, 69, 255, 240, 0, 70];
    const below = randomBelow({ bytes: () => Uint8Array.from(drawn) });
    expect([below(70), below(70)]).toEqual([69, 0]);
  });
  it("gives each of 70 numbers its share (chi-squared, 69 degrees, beyond 1 in a million)", () => {
    const below = randomBelow(random);
    const counts = Array.from({ length: 70 }, () => 0);
    for (let i = 0; i < 140_000; i++) {
      const number = below(70);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(138);
  });
});

describe("alphabets", () => {
  it.each([
    [all, [LOWER, UPPER, DIGITS, "!@#$%^&*"]],
    [{ ...all, symbols: false, digits: false }, [LOWER, UPPER]],
    [{ ...all, clear: true }, ["abcdefghijkmnopqrstuvwxyz", "ABCDEFGHJKLMNPQRSTUVWXYZ", "23456789", SYMBOLS]],
    [{ ...all, lower: false, upper: false, digits: false, symbols: false }, []],
  ])("%j", (classes, sets) => expect(alphabets(classes)).toEqual(sets));
});

describe("password", () => {
  it("draws again until each class is there", () => {
    const drawn = [0, 0, 0, 1, 2, 3];
    expect(password(3, ["a", "b", "c", "d"].slice(0, 1), () => 0)).toBe("aaa");
    expect(password(3, ["ab", "cd"], () => drawn.shift() ?? 0)).toBe("bcd");
  });
  it.each([
    // By hand: 2 of "a" and "b" with both there are "ab" and "ba".
    [2, ["a", "b"], 1],
    // 26^8 words of one class.
    [8, [LOWER], 8 * Math.log2(26)],
    // 3 characters of {0,1} and {x} with both: 27 - 8 - 1 = 18.
    [3, ["01", "x"], Math.log2(18)],
  ])("of length %s from %j has %s bits", (length, sets, bits) =>
    expect(passwordBits(length, sets)).toBeCloseTo(bits, 9),
  );
  it.each([
    [49, "weak"],
    [50, "fair"],
    [75, "strong"],
    [100, "very strong"],
  ])("%s bits are %s", (bits, word) => expect(strength(bits)).toBe(word));
});

describe("passphrase", () => {
  const assets = { read: readAsset };

  it("has the whole list of the EFF, each word once", async () => {
    const words = await readWords(assets);
    expect(words).toHaveLength(7776);
    expect(new Set(words).size).toBe(7776);
    expect(words.every((word) => /^[a-z-]{3,9}$/.test(word))).toBe(true);
    expect([words[0], words.at(-1)]).toEqual(["abacus", "zoom"]);
  });

  it("draws words by lot, with what was asked for", () => {
    const drawn = [2, 0, 1, 1, 7];
    const look = { separator: ".", capitals: true, digit: true };
    expect(passphrase(3, ["ada", "bob", "eve"], look, () => drawn.shift() ?? 0)).toBe("Eve.Ada7.Bob");
  });

  it.each([
    [{ kind: "passphrase" }, /^[a-z]+(?:-[a-z]+){5,}\n$/, "77 bits, strong"],
    [
      { kind: "passphrase", words: 4, separator: " ", capitals: true },
      /^[A-Z][a-z-]+(?: [A-Z][a-z-]+){3}\n$/,
      "51 bits, fair",
    ],
    [{ kind: "passphrase", digit: true }, /^\D*\d\D*$/, "83 bits, strong"],
  ])("%j", async (input, form, strongness) => {
    const run = await runTool(tool, input, fakePorts({ random, assets }));
    expect(run.ok && run.outputs).toMatchObject([
      { label: "Passphrase", text: expect.stringMatching(form) },
      { rows: [{ label: "Strength", value: strongness }] },
    ]);
  });
});

describe("tool", () => {
  it.each([
    [{}, /^[a-zA-Z0-9!@#$%^&*]{16}$/],
    [{ length: 8 }, /^[a-zA-Z0-9!@#$%^&*]{8}$/],
    [{ length: 64, symbols: false }, /^[a-zA-Z0-9]{64}$/],
    [{ upper: false, lower: false, symbols: false }, /^\d{16}$/],
    [{ clear: true }, /^[^0O1lI]{16}$/],
  ])("%j", async (input, form) => expect(await make(input)).toEqual([expect.stringMatching(form)]));

  it("puts one of each class into every password, none twice", async () => {
    const passwords = await make({ length: 8, count: 1000 });
    const good = passwords.filter(
      (text) => /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text) && /\W/.test(text),
    );
    expect(good).toHaveLength(1000);
    expect(new Set(passwords).size).toBe(1000);
  });
  it("tells the strength", async () => {
    const run = await runTool(tool, {}, fakePorts({ random }));
    expect(run.ok && run.outputs[1]).toMatchObject({ rows: [{ label: "Strength", value: "97 bits, strong" }] });
  });
  it.each([
    [{ length: 7 }, "length", "Length must be a number from 8 to 64."],
    [{ length: 65 }, "length", "Length must be a number from 8 to 64."],
    [{ lower: false, upper: false, digits: false, symbols: false }, "lower", "Choose at least one kind of character."],
  ])("refuses %j", async (input, field, message) => {
    const run = await runTool(tool, input, fakePorts({ random }));
    expect(!run.ok && run.issues).toEqual([{ field, message }]);
  });
});
