import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useControl } from "../../../kit/form/field-context.ts";
import { Field } from "../../../kit/form/field.tsx";
import { IconButton } from "../../../kit/elements/icon-button.tsx";
import type { AuthForm } from "./use-auth-form.ts";

/** The shortest password that sign-up takes. */
const minPassword = 6;

/** A password with a button that shows it. Pasting and password managers are welcome. */
export function PasswordField({ form, value, onValue, isNew = false, label = "Password", end }: PasswordFieldProps) {
  return (
    <Field
      label={label}
      end={end}
      error={form.errors.password}
      hint={
        isNew && !form.errors.password
          ? `At least ${minPassword} characters. Pasting and password managers are welcome.`
          : undefined
      }
    >
      <PasswordInput
        value={value}
        isNew={isNew}
        onValue={(next) => {
          onValue(next);
          form.clear("password");
        }}
      />
    </Field>
  );
}

function PasswordInput({ value, onValue, isNew }: { value: string; onValue: (value: string) => void; isNew: boolean }) {
  const [isShown, setShown] = useState(false);
  const control = useControl();
  const isShort = isNew && value.length > 0 && value.length < minPassword;
  return (
    <span
      className="field-edge flex items-center gap-2 py-0! pr-0.5!"
      data-invalid={control["aria-invalid"] ? "" : undefined}
    >
      <input
        {...control}
        type={isShown ? "text" : "password"}
        name="password"
        required
        minLength={isNew ? minPassword : undefined}
        autoComplete={isNew ? "new-password" : "current-password"}
        spellCheck={false}
        autoCapitalize="none"
        value={value}
        onChange={(event) => onValue(event.target.value)}
        className="h-[calc(var(--control)-2px)] min-w-0 flex-1 bg-transparent outline-none"
      />
      {isShort && (
        <span aria-hidden="true" className="mono text-text-3">
          {value.length}/{minPassword}
        </span>
      )}
      <IconButton
        icon={isShown ? EyeOff : Eye}
        label={isShown ? "Hide password" : "Show password"}
        size="sm"
        className="max-md:size-9!"
        onClick={() => setShown(!isShown)}
      />
    </span>
  );
}

type PasswordFieldProps = {
  form: AuthForm;
  value: string;
  onValue: (value: string) => void;
  /** To be chosen now, not known already. */
  isNew?: boolean;
  label?: string;
  end?: ReactNode;
};
