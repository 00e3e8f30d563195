/* Parses plans of a given number of lines, 400,000 lines in all. Prints the CPU time of a line in microseconds. */
import { parseWorkspace } from "../../../core/src/workspace/parse/parse-workspace.ts";
import { madePlan } from "./generated-plan.ts";

const lines = Number(process.argv[2]);
const ALL = 400_000;
const options = { now: "2026-11-21T08:00:00.000Z" };
const text = madePlan(lines);

// what is compiled on the way is not a part of it
const warm = madePlan(1000);
for (let run = 0; run < 60; run++) parseWorkspace(warm, options);

const before = process.cpuUsage();
let components = 0;
for (let read = 0; read < ALL; read += lines) components += parseWorkspace(text, options).workspace.nodes.length;
const { user, system } = process.cpuUsage(before);
if (components < ALL / 10) throw new Error(`Only ${components} components were read.`);
process.stdout.write(`${(user + system) / ALL}\n`);
