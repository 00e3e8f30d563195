import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { TextInput } from "../../../kit/inputs/text-input.tsx";

/** Opens a line for a new title. Enter adds and waits for the next one; leaving it adds what was typed. */
export function AddCard({ label, button, isOpen, onOpen, onAdd }: AddCardProps) {
  const [title, setTitle] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) field.current?.focus();
    else if (wasOpen.current && (document.activeElement === document.body || !document.activeElement))
      opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const add = () => {
    if (title.trim() !== "") onAdd(title.trim());
    setTitle("");
  };
  if (!isOpen)
    return (
      <button
        ref={opener}
        type="button"
        onClick={() => onOpen(true)}
        className="flex h-control w-full items-center gap-1.5 rounded-control px-2 text-13 text-text-2 hover:bg-surface-hover hover:text-text-1"
      >
        <Plus aria-hidden="true" />
        {button}
      </button>
    );
  return (
    <div className="rounded-card border border-line-2 bg-surface-1 p-2">
      <TextInput
        ref={field}
        aria-label={label}
        placeholder="Title, then Enter"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onBlur={() => {
          add();
          onOpen(false);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter") {
            event.preventDefault();
            add();
          } else if (event.key === "Escape") {
            event.preventDefault();
            setTitle("");
            onOpen(false);
          }
        }}
      />
    </div>
  );
}

type AddCardProps = {
  /** Names the field. */
  label: string;
  button: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onAdd: (title: string) => void;
};
