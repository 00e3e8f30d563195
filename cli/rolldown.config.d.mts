import type { InputOptions, OutputOptions, Plugin } from "rolldown";

declare const config: InputOptions & { plugins: readonly Plugin[]; output: OutputOptions };
// oxlint-disable-next-line import/no-default-export -- rolldown reads the default export
export default config;
