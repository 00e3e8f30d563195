import { formatMessage } from "@toolbox/core/git/commit/format-message.ts";
import { MessageLine } from "../../commit-message-assistant/message-view.tsx";

const text = formatMessage(
  {
    type: "feat",
    scope: "auth",
    description: "rotate tokens",
    body: "A used token is rejected, its\nfamily is signed out.\nRotation is on by default.",
    isBreaking: true,
    issues: ["218", "224"],
  },
  "conventional",
);

export const measure = "feat!";

/** A message as the tool writes it. */
export default function CommitMessageThumbnail() {
  return (
    <div className="overflow-hidden pt-3 font-mono text-12 leading-4.5 tracking-[-0.02em]">
      {text.split("\n").map((line, index) => (
        <div key={index} className="flex">
          <span className="w-7.5 flex-none pr-2.5 text-right text-code-muted">{index + 1}</span>
          <MessageLine line={line} isHeader={index === 0} />
        </div>
      ))}
    </div>
  );
}
