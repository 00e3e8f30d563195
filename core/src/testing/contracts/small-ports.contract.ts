import { describe, expect, it } from "vitest";
import type { Clock, Deflate, Digest, Random } from "../../ports/index.ts";
import { ToolError } from "../../tool/errors.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (data: Uint8Array) => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What every host's clock does. */
export function describeClock(clock: Clock): void {
  it("clock: gives the present moment", () => {
    expect(clock.now()).toBeInstanceOf(Date);
    expect(clock.now().getTime()).toBeGreaterThan(Date.UTC(2024, 0, 1));
  });
}

/** What every host's random source does. */
export function describeRandom(random: Random): void {
  describe("random", () => {
    it.each([0, 1, 16, 65_536])("gives %d bytes", (length) => expect(random.bytes(length)).toHaveLength(length));
    it("does not repeat itself", () => expect(hex(random.bytes(32))).not.toBe(hex(random.bytes(32))));
  });
}

/** What every host's hash does, by the test vectors of FIPS 180-4, RFC 1321, RFC 2202 and RFC 4231. */
export function describeDigest(digest: Digest): void {
  describe("digest", () => {
    it.each([
      ["SHA-1", "a9993e364706816aba3e25717850c26c9cd0d89d"],
      ["SHA-256", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
      ["SHA-384", "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"],
      [
        "SHA-512",
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
      ],
      ["SHA3-224", "e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf"],
      ["SHA3-256", "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532"],
      ["SHA3-384", "ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b298d88cea927ac7f539f1edf228376d25"],
      [
        "SHA3-512",
        "b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0",
      ],
      ["BLAKE3", "6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85"],
      ["MD5", "900150983cd24fb0d6963f7d28e17f72"],
    ] as const)("%s of abc", async (algorithm, expected) => {
      expect(hex(await digest.digest(algorithm, bytes("abc")))).toBe(expected);
    });
    it.each(["SHA-1", "SHA-256", "SHA-384", "SHA-512", "SHA3-256", "SHA3-512", "BLAKE3", "MD5"] as const)(
      "%s of parts is that of the whole",
      async (algorithm) => {
        const whole = Uint8Array.from({ length: 1000 }, (_, index) => (index * 7) & 255);
        const hash = await digest.stream(algorithm);
        for (const [from, to] of [
          [0, 0],
          [0, 1],
          [1, 64],
          [64, 129],
          [129, 1000],
        ] as const) {
          const part = whole.slice(from, to);
          hash.update(part);
          part.fill(0);
        }
        expect(hex(hash.finish())).toBe(hex(await digest.digest(algorithm, whole)));
        expect(hex((await digest.stream(algorithm)).finish())).toBe(
          hex(await digest.digest(algorithm, new Uint8Array())),
        );
      },
    );
    it("hashes nothing", async () => {
      expect(hex(await digest.digest("SHA-256", new Uint8Array()))).toMatch(/^e3b0c442/);
    });
    it.each([
      ["MD5", "Jefe", "what do ya want for nothing?", "750c783e6ab0b503eaa86e310a5db738"],
      ["SHA-1", "Jefe", "what do ya want for nothing?", "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"],
      [
        "SHA-256",
        "Jefe",
        "what do ya want for nothing?",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
      ],
      [
        "SHA-256",
        "\xaa".repeat(131),
        "Test Using Larger Than Block-Size Key - Hash Key First",
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
      ],
      [
        "SHA3-256",
        "Jefe",
        "what do ya want for nothing?",
        "c7d4072e788877ae3596bbb0da73b887c9171f93095b294ae857fbe2645e1ba5",
      ],
      ["SHA-256", "", "", "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad"],
    ] as const)("HMAC %s of key %j", async (algorithm, key, text, expected) => {
      const secret = Uint8Array.from(key, (char) => char.charCodeAt(0));
      expect(hex(await digest.digest(algorithm, bytes(text), secret))).toBe(expected);
      const hash = await digest.stream(algorithm, secret);
      for (const byte of bytes(text)) hash.update(Uint8Array.of(byte));
      expect(hex(hash.finish())).toBe(expected);
    });
  });
}

/** What every host's compression does. */
export function describeDeflate(port: Deflate): void {
  const text = bytes("toolbox ".repeat(500));
  describe("deflate", () => {
    for (const format of ["raw", "zlib", "gzip"] as const) {
      it(`${format}: comes back as it went in, and smaller on the way`, async () => {
        const packed = await port.deflate(text, format);
        expect(packed.length).toBeLessThan(text.length / 10);
        expect(hex(await port.inflate(packed, format, text.length))).toBe(hex(text));
      });
      it(`${format}: takes nothing`, async () => {
        const packed = await port.deflate(new Uint8Array(), format);
        expect(await port.inflate(packed, format, 10)).toHaveLength(0);
      });
      it(`${format}: stops at the limit`, async () => {
        const bomb = await port.deflate(new Uint8Array(5_000_000), format);
        await expect(port.inflate(bomb, format, 100_000)).rejects.toMatchObject({ name: "ToolError", code: "inflate" });
      });
      it(`${format}: refuses damage in words`, async () => {
        const packed = await port.deflate(text, format);
        for (const damaged of [bytes("not compressed"), packed.slice(0, packed.length >> 1)]) {
          await expect(port.inflate(damaged, format, text.length)).rejects.toBeInstanceOf(ToolError);
        }
      });
    }
    it("writes a zlib header that other programs know (RFC 1950)", async () => {
      expect((await port.deflate(text, "zlib"))[0]).toBe(0x78);
    });
  });
}
