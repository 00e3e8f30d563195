import { createContext } from "react";

/** True inside the faint example behind an empty state: a picture only, so parts of it load nothing heavy. */
export const ExamplePreviewContext = createContext(false);
