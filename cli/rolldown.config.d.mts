import type { InputOptions, OutputOptions } from "rolldown";

declare const config: InputOptions & { output: OutputOptions };
// oxlint-disable-next-line import/no-default-export -- rolldown reads the default export
export default config;
