import { oneLine } from "@toolbox/core";
import type { CommandModule } from "../command.ts";
import { Exit } from "../shell/failure.ts";
import { examine } from "../services/doctor.ts";
import { paint } from "../shell/bold.ts";

export const doctor: CommandModule = {
  declare(command, shell) {
    command.option("--json", "print the findings as JSON").action(async () => {
      const findings = await examine(shell);
      if (command.opts<{ json?: boolean }>().json)
        await shell.stdout.write(`${JSON.stringify(findings, undefined, 2)}\n`);
      else {
        const good = paint(shell.stdout, 32, 39);
        const bad = paint(shell.stdout, 31, 39);
        for (const { name, ok, words, fix } of findings) {
          const mark = ok ? good("ok    ") : bad("not ok");
          const rest = oneLine(`${words}${fix === undefined ? "" : ` ${fix}`}`);
          await shell.stdout.write(`${mark}  ${name.padEnd(7)}  ${rest}\n`);
        }
      }
      if (findings.some((finding) => !finding.ok)) throw new Exit("failure");
    });
  },
};
