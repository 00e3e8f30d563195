import { StyleSheet, Text } from "react-native";
import { parseInline, parseMarkdown, type Inline } from "./markdown";

/** A Markdown text as native text. */
export function PostBody({ source }: { source: string }) {
  return parseMarkdown(source).map((block, at) => {
    if (block.kind === "list") {
      return block.items.map((item) => (
        <Text key={`${at} ${item}`}>
          • <Words text={item} />
        </Text>
      ));
    }
    return (
      <Text key={at} style={block.kind === "heading" && styles.heading}>
        <Words text={block.text} />
      </Text>
    );
  });
}

function Words({ text }: { text: string }) {
  return parseInline(text).map((part, at) => (
    <Text key={at} style={styleOf(part)}>
      {part.text}
    </Text>
  ));
}

function styleOf({ kind }: Inline) {
  return kind === "text" ? undefined : styles[kind];
}

const styles = StyleSheet.create({
  heading: { fontSize: 22, fontWeight: "600" },
  strong: { fontWeight: "700" },
  em: { fontStyle: "italic" },
  code: { fontFamily: "monospace" },
  link: { textDecorationLine: "underline" },
});
