import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { acquireDataLock } from "./data-lock.ts";
import { EnvironmentError } from "../environment-error.ts";
import { readStartTime } from "./process-identity.ts";

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), "toolbox-lock-"))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const lockFile = () => path.join(dir, "lock");
/** A process id that is certainly gone. */
const gonePid = () => spawnSync(process.execPath, ["-e", ""]).pid;
const write = (holder: unknown) =>
  writeFileSync(lockFile(), typeof holder === "string" ? holder : JSON.stringify(holder));

describe("acquireDataLock", () => {
  test("holds the directory until it is released, and leaves nothing behind", () => {
    const lock = acquireDataLock(dir, "http://127.0.0.1:4700");
    expect(readdirSync(dir)).toEqual(["lock"]);
    expect(statSync(lockFile()).mode & 0o777).toBe(0o600);
    expect(() => acquireDataLock(dir, "second")).toThrow(
      `Toolbox is already running on ${dir}: process ${process.pid}, http://127.0.0.1:4700.`,
    );
    lock.release();
    expect(readdirSync(dir)).toEqual([]);
    acquireDataLock(dir, "third").release();
  });

  test("makes the directory for its owner alone", () => {
    const fresh = path.join(dir, "a/b");
    acquireDataLock(fresh, "x").release();
    expect(statSync(fresh).mode & 0o777).toBe(0o700);
  });

  test("says so when the directory cannot be", () => {
    writeFileSync(path.join(dir, "file"), "");
    expect(() => acquireDataLock(path.join(dir, "file"), "x")).toThrow(
      `The data directory ${path.join(dir, "file")} cannot be used: a file is in its place. Name another one with --data DIR.`,
    );
    expect(() => acquireDataLock(path.join(dir, "file/below"), "x")).toThrow("cannot be used: a file is in its place");
  });

  // a system that takes no folders; Linux alone has one
  test.runIf(process.platform === "linux")("says so where no folder can be made", () => {
    expect(() => acquireDataLock("/proc/toolbox/data", "x")).toThrow(
      "The data directory /proc/toolbox/data cannot be used: no folder can be made there.",
    );
  });

  test("takes over from a process that is gone", () => {
    write({ pid: gonePid(), host: hostname(), about: "old" });
    acquireDataLock(dir, "new").release();
    expect(readdirSync(dir)).toEqual([]);
  });

  test("takes over when the process id is in use again by another process", () => {
    write({ pid: process.ppid, startTime: "0", host: hostname(), about: "before the restart" });
    acquireDataLock(dir, "new").release();
    expect(existsSync(lockFile())).toBe(false);
  });

  test.each([
    ["a running process", () => ({ pid: process.ppid, startTime: readStartTime(process.ppid), about: "http://x" })],
    ["a process of an unknown start", () => ({ pid: process.ppid, about: "http://x" })],
  ])("respects %s", (_name, holder) => {
    write({ host: hostname(), ...holder() });
    const before = readFileSync(lockFile(), "utf8");
    expect(() => acquireDataLock(dir, "new")).toThrow(`process ${process.ppid}, http://x`);
    expect(readFileSync(lockFile(), "utf8")).toBe(before);
    expect(readdirSync(dir)).toEqual(["lock"]);
  });

  test("does not guess about another machine", () => {
    write({ pid: gonePid(), host: "elsewhere", about: "http://x" });
    expect(() => acquireDataLock(dir, "new")).toThrow('on the machine "elsewhere"');
  });

  test.each(["", "{", "null", "[]", '{"pid": "12"}', "\u0000\u0001"])(
    "reports a damaged lock %j and keeps it",
    (text) => {
      write(text);
      expect(() => acquireDataLock(dir, "new")).toThrow(EnvironmentError);
      expect(() => acquireDataLock(dir, "new")).toThrow(`then remove it: rm ${lockFile()}`);
      expect(readFileSync(lockFile(), "utf8")).toBe(text);
    },
  );

  test("reports a lock that cannot be read", () => {
    mkdirSync(lockFile());
    expect(() => acquireDataLock(dir, "new")).toThrow("cannot be read (EISDIR)");
  });

  test("never removes a lock that is not its own any more", () => {
    const lock = acquireDataLock(dir, "first");
    write({ pid: 1, host: hostname(), about: "taken by hand" });
    lock.release();
    expect(readFileSync(lockFile(), "utf8")).toContain("taken by hand");
  });
});
