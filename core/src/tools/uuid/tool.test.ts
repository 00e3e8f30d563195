import { describe, expect, it } from "vitest";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { decodeId } from "./decode-id.ts";
import { tool } from "./tool.ts";
import { ulid, ulidTime } from "./ulid.ts";
import { uuidV4, uuidV7, writeUuid } from "./uuid.ts";

const bytes = (digits: string) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function lines(input: Record<string, unknown>): Promise<string[]> {
  const run = await runTool(tool, input, fakePorts());
  const output = run.ok ? run.outputs[0] : undefined;
  if (output?.kind !== "text") throw new Error(JSON.stringify(run));
  return output.text.trimEnd().split("\n");
}

describe("RFC 9562 appendix A", () => {
  it("writes the v4 of A.3", () => {
    const random = bytes("919108f752d133205bacf847db4148a8");
    expect(writeUuid(uuidV4(random), "standard", false)).toBe("919108f7-52d1-4320-9bac-f847db4148a8");
  });
  it("writes the v7 of A.6", () => {
    const random = bytes("000000000000ccc318c4dc0c0c07398f");
    expect(writeUuid(uuidV7(random, 0x017f22e279b0), "standard", true)).toBe("017F22E2-79B0-7CC3-98C4-DC0C0C07398F");
  });
  it.each([
    ["C232AB00-9414-11EC-B3C8-9F6BDECED846", "1, time and node", "2022-02-22T19:22:22.000Z"],
    ["5df41881-3aed-3515-88a7-2f4a814cf09e", "3, name by MD5", undefined],
    ["919108f7-52d1-4320-9bac-f847db4148a8", "4, random", undefined],
    ["2ed6657d-e927-568b-95e1-2665a8aea6a2", "5, name by SHA-1", undefined],
    ["1EC9414C-232A-6B00-B3C8-9F6BDECED846", "6, time and node, sortable", "2022-02-22T19:22:22.000Z"],
    ["017F22E2-79B0-7CC3-98C4-DC0C0C07398F", "7, time and random, sortable", "2022-02-22T19:22:22.000Z"],
    ["2489E9AD-2EE2-8E00-8EC9-32D5F69181C0", "8, custom", undefined],
  ])("decodes %s", (id, version, time) => {
    const rows = rowsOf(id);
    expect(rows["Version"]).toBe(version);
    expect(rows["Time"]).toBe(time);
    expect(rows["Canonical"]).toBe(id.toLowerCase());
  });
});

function rowsOf(id: string): Record<string, string> {
  const decoded = decodeId(id);
  if (!decoded.ok) throw new Error(decoded.message);
  return Object.fromEntries(decoded.rows.map((row) => [row.label, row.value]));
}

describe("decodeId", () => {
  it.each([
    ["{919108f7-52d1-4320-9bac-f847db4148a8}", "UUID"],
    ["urn:uuid:919108f7-52d1-4320-9bac-f847db4148a8", "UUID"],
    [" 919108f752d143209bacf847db4148a8\n", "UUID"],
    ["00000000-0000-0000-0000-000000000000", "Nil UUID"],
    ["FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF", "Max UUID"],
    ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "ULID"],
    ["01arz3ndektsv4rrffq69g5fav", "ULID"],
    ["V1StGXR8_Z5jdHi6B-myT", "NanoID (by its 21 characters)"],
  ])("%j is a %s", (id, kind) => expect(rowsOf(id)["Kind"]).toBe(kind));

  it.each([
    ["00000000-0000-1000-0000-000000000001", "NCS, reserved"],
    ["00000000-0000-1000-c000-000000000001", "Microsoft, reserved"],
    ["00000000-0000-1000-e000-000000000001", "Reserved"],
  ])("names the variant of %s", (id, variant) => {
    expect(rowsOf(id)["Variant"]).toBe(variant);
    expect(rowsOf(id)["Version"]).toBeUndefined();
  });

  it.each([
    ["919108f7-52d1-4320-9bac-f847db4148a", "A UUID has 32 hex digits; this has 31."],
    ["919108f752d1-4320-9bac-f847-db4148a8", "The hyphens are in the wrong places: a UUID has 8-4-4-4-12 digits."],
    ["919108g7-52d1-4320-9bac-f847db4148a8", '"g" is not a hex digit, so this is not a valid UUID.'],
    ["81ARZ3NDEKTSV4RRFFQ69G5FAV", 'A ULID starts with 0 to 7 and has no "U"; this one breaks that.'],
    ["hello 👋", "This is not a valid UUID, ULID or NanoID: they have 32 hex digits, 26 or 21 characters."],
  ])("refuses %j", async (id, message) => {
    const run = await runTool(tool, { id }, fakePorts());
    expect(!run.ok && run.issues).toEqual([{ field: "id", message }]);
  });
});

describe("ulid", () => {
  it.each([
    ["01ARYZ6S41TSV4RRFFQ69G5FAV", 1_469_918_176_385],
    ["7ZZZZZZZZZZZZZZZZZZZZZZZZZ", 281_474_976_710_655],
    ["8ZZZZZZZZZZZZZZZZZZZZZZZZZ", undefined],
  ])("reads the time of %s", (text, ms) => expect(ulidTime(text)).toBe(ms));
  it("writes what it reads", () => {
    expect(ulid(new Uint8Array(10), 1_469_918_176_385)).toBe("01ARYZ6S410000000000000000");
    expect(ulid(new Uint8Array(10).fill(255), 281_474_976_710_655)).toBe("7ZZZZZZZZZZZZZZZZZZZZZZZZZ");
  });
});

describe("tool", () => {
  it.each([
    [{}, /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/],
    [{ kind: "v7" }, /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/],
    [{ form: "compact", upper: true }, /^[\dA-F]{12}4[\dA-F]{3}[89AB][\dA-F]{15}$/],
    [{ form: "braces" }, /^\{[\da-f-]{36}\}$/],
    [{ form: "urn" }, /^urn:uuid:[\da-f-]{36}$/],
    [{ kind: "ulid" }, /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/],
    [{ kind: "nanoid" }, /^[\w-]{21}$/],
    [{ kind: "nanoid", length: 64 }, /^[\w-]{64}$/],
  ])("%j", async (input, form) => expect(await lines(input)).toEqual([expect.stringMatching(form)]));

  it.each([
    ["v4", false],
    ["v7", true],
    ["ulid", true],
    ["nanoid", false],
  ])("makes many %s, none twice; in order: %s", async (kind, isOrdered) => {
    const random = { bytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)) };
    const run = await runTool(tool, { kind, count: 10_000 }, fakePorts({ random }));
    const output = run.ok ? run.outputs[0] : undefined;
    const ids = output?.kind === "text" ? output.text.trimEnd().split("\n") : [];
    expect(new Set(ids).size).toBe(10_000);
    const sorted = ids.toSorted();
    expect(ids.every((id, index) => id === sorted[index])).toBe(isOrdered);
  });
  it("refuses too many", async () => {
    const run = await runTool(tool, { count: 10_001 }, fakePorts());
    expect(!run.ok && run.issues[0]?.message).toBe("Count must be a number from 1 to 10000.");
  });
});
