import { Field } from "../../../kit/form/field.tsx";
import { TextInput } from "../../../kit/inputs/text-input.tsx";
import type { AuthForm } from "./use-auth-form.ts";

/** The address, required, in every form of /auth. */
export function EmailField({ form, value, onValue }: EmailFieldProps) {
  return (
    <Field label="Email" error={form.errors.email}>
      <TextInput
        type="email"
        name="email"
        required
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          onValue(event.target.value);
          form.clear("email");
        }}
      />
    </Field>
  );
}

type EmailFieldProps = { form: AuthForm; value: string; onValue: (value: string) => void };
