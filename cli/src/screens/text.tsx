import { showControls } from "@toolbox/core";
import { Text as InkText, type TextProps } from "ink";
import { Children } from "react";

/** Ink's text, which hands on control characters; here those that others wrote are shown, as everywhere in the terminal. */
export function Text({ children, ...rest }: TextProps) {
  return (
    <InkText {...rest}>
      {Children.map(children, (child) => (typeof child === "string" ? showControls(child) : child))}
    </InkText>
  );
}
