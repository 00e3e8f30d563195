import { useState } from "react";
import { Button } from "../../../kit/elements/button.tsx";
import { Dialog } from "../../../kit/overlay/dialog.tsx";
import { Field } from "../../../kit/form/field.tsx";
import { notify } from "../../../kit/toast/notify.ts";
import { Select } from "../../../kit/inputs/select.tsx";
import { TextInput } from "../../../kit/inputs/text-input.tsx";
import { refusalMessage } from "../refusal-message.ts";
import { sentence, type Tokens } from "./use-tokens.ts";

/** A token just made: its clear text is nowhere else. */
export interface NewToken {
  readonly name: string;
  readonly secret: string;
}

const longest = 80;
const lives = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "180", label: "180 days" },
  { value: "365", label: "1 year" },
] as const;

/** Asks for a name and a life, then makes the token. */
export function NewTokenDialog({ open, onOpen, tokens, onCreated }: NewTokenProps) {
  const [name, setName] = useState("");
  const [days, setDays] = useState<(typeof lives)[number]["value"]>("90");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const create = async () => {
    const label = name.trim();
    const wrong =
      label === ""
        ? refusalMessage("name_required")
        : label.length > longest
          ? `The name is too long: ${label.length} characters, at most ${longest} fit.`
          : undefined;
    setError(wrong);
    if (wrong || isBusy) return;
    setBusy(true);
    try {
      const answer = await tokens.act((data) => data.createToken(label, Number(days)));
      if ("error" in answer) return setError(refusalMessage(answer.error));
      onCreated({ name: answer.name, secret: answer.access_token });
      setName("");
      onOpen(false);
    } catch (failure) {
      setError(sentence(failure));
      notify("error", "Token not created", sentence(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open={open} onOpen={onOpen} title="New token" description="It is shown once, right after you create it.">
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <Field label="Name" hint="Where you will use it: release-bot, ci-preview." error={error}>
          <TextInput
            value={name}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <Field label="Expires after">
          <Select value={days} options={lives} onValue={setDays} />
        </Field>
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <Button onClick={() => onOpen(false)}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Creating...">
            Create token
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type NewTokenProps = {
  open: boolean;
  onOpen: (open: boolean) => void;
  tokens: Tokens;
  onCreated: (token: NewToken) => void;
};
