import { useState } from "react";
import { Button } from "../../kit/elements/button.tsx";
import { Field } from "../../kit/form/field.tsx";
import { TextInput } from "../../kit/inputs/text-input.tsx";

/** Where the code of the terminal is typed. */
export function CodeForm({ initial, error, onLook }: CodeFormProps) {
  const [code, setCode] = useState(initial);
  return (
    <>
      <h1 className="text-20 tracking-tight">Sign in a terminal</h1>
      <p className="mt-1 mb-5 text-text-2">
        Run <code className="mono text-text-1">toolbox login</code> and type the code it shows.
      </p>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onLook(code);
        }}
      >
        <Field label="Code" error={error}>
          <TextInput
            mono
            name="user_code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="BCDF-GHJK"
            value={code}
            onChange={(event) => setCode(event.target.value.toUpperCase())}
            className="h-14 px-4! text-20! tracking-[0.2em]!"
          />
        </Field>
        <Button type="submit" variant="primary">
          Continue
        </Button>
      </form>
    </>
  );
}

type CodeFormProps = { initial: string; error: string | undefined; onLook: (code: string) => void };
