import { useDeferredValue, useEffect, useState } from "react";
import { Button } from "../../kit/elements/button.tsx";
import { Dialog } from "../../kit/overlay/dialog.tsx";
import { Field } from "../../kit/form/field.tsx";
import { Select } from "../../kit/inputs/select.tsx";
import { TextInput } from "../../kit/inputs/text-input.tsx";
import { EmojiGrid } from "./emoji-grid.tsx";
import { type EmojiGroups, loadEmojiNames, searchEmoji } from "./emoji-names.ts";

const START = "Travel & Places";

/** All emoji: a search by name and meaning, or one category at a time. */
export function EmojiPicker({ open, onOpen, chosen, onChoose }: EmojiPickerProps) {
  const [groups, setGroups] = useState<EmojiGroups | "failed" | null>(null);
  const [query, setQuery] = useState("");
  const [group, setGroup] = useState(START);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    loadEmojiNames().then(
      (names) => isWanted && setGroups(names),
      (error: unknown) => {
        console.warn(error);
        if (isWanted) setGroups("failed");
      },
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try is another load
  }, [tries]);
  const asked = useDeferredValue(query.trim());
  const names = groups === "failed" || groups === null ? null : groups;
  const found = names && (asked === "" ? (names.get(group) ?? []) : searchEmoji(names, asked));
  const choose = (emoji: string) => {
    onChoose(emoji);
    onOpen(false);
  };
  const [only, second] = found ?? [];
  return (
    <Dialog open={open} onOpen={onOpen} title="Choose an emoji" className="h-[min(560px,80dvh)]">
      <div className="flex h-full min-h-0 flex-col gap-3">
        <div className="grid flex-none gap-3 md:grid-cols-[1fr_1fr]">
          <Field label="Search">
            <TextInput
              type="search"
              autoComplete="off"
              placeholder="rocket, deploy, security"
              value={query}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to search
              autoFocus
              onChange={(event) => setQuery(event.target.value)}
              onKeyDown={(event) => {
                // What is listed may be of the letters before: a hit is taken once it is that of the word in sight.
                if (event.key === "Enter" && asked === query.trim() && only && !second) choose(only.emoji);
              }}
            />
          </Field>
          <Field label="Category">
            <Select
              value={group}
              options={[...(names?.keys() ?? [START])].map((name) => ({ value: name, label: name }))}
              onValue={(name) => {
                setGroup(name);
                setQuery("");
              }}
            />
          </Field>
        </div>
        {groups === "failed" ? (
          <div className="grid justify-items-start gap-3 text-13">
            <p>The list of emoji could not be loaded. Check the connection.</p>
            <Button onClick={() => setTries(tries + 1)}>Try again</Button>
          </div>
        ) : (
          found && (
            <EmojiGrid
              key={`${asked}/${group}`}
              label={asked === "" ? group : `Found for ${asked}`}
              emoji={found}
              chosen={chosen}
              onChoose={choose}
            />
          )
        )}
        <output className="sr-only">{found && asked !== "" && `${found.length} emoji found.`}</output>
      </div>
    </Dialog>
  );
}

type EmojiPickerProps = {
  open: boolean;
  onOpen: (open: boolean) => void;
  chosen: string;
  onChoose: (emoji: string) => void;
};
