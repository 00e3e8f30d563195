import { Button } from "../../../kit/elements/button.tsx";
import { FieldError } from "../../../kit/form/field-error.tsx";
import type { AuthForm } from "./use-auth-form.ts";

/** What went wrong with the whole form, and its button. */
export function FormFooter({ form, label, busyLabel }: { form: AuthForm; label: string; busyLabel: string }) {
  return (
    <div className="mt-5">
      {form.errors.form && <FieldError className="mt-0! mb-3">{form.errors.form}</FieldError>}
      <Button type="submit" variant="primary" block keys="enter" busy={form.isBusy} busyLabel={busyLabel}>
        {label}
      </Button>
    </div>
  );
}
