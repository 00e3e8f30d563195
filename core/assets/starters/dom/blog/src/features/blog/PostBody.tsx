import { parseInline, parseMarkdown } from "./markdown";

/** A Markdown text as elements; nothing in it can run. */
export function PostBody({ source }: { source: string }) {
  return parseMarkdown(source).map((block, at) => {
    if (block.kind === "list") {
      return (
        <ul key={at}>
          {block.items.map((item) => (
            <li key={item}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      );
    }
    if (block.kind === "paragraph") {
      return (
        <p key={at}>
          <Words text={block.text} />
        </p>
      );
    }
    return (
      <h2 key={at}>
        <Words text={block.text} />
      </h2>
    );
  });
}

function Words({ text }: { text: string }) {
  return parseInline(text).map((part, at) => {
    if (part.kind === "link") {
      return (
        <a key={at} href={part.href}>
          {part.text}
        </a>
      );
    }
    if (part.kind === "strong") return <strong key={at}>{part.text}</strong>;
    if (part.kind === "em") return <em key={at}>{part.text}</em>;
    if (part.kind === "code") return <code key={at}>{part.text}</code>;
    return part.text;
  });
}
