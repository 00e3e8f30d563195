import type { Field as FieldSpec, FileHandle } from "@toolbox/core";
import type { ReactNode } from "react";
import { byteSize } from "../files/byte-size.ts";
import { Checkbox } from "../inputs/checkbox.tsx";
import { ColorInput } from "../inputs/color-input.tsx";
import { cx } from "../elements/cx.ts";
import { Field } from "./field.tsx";
import { FieldError } from "./field-error.tsx";
import { FileDrop } from "../files/file-drop.tsx";
import { FilesDrop } from "../files/files-drop.tsx";
import { ListInput } from "../inputs/list-input.tsx";
import { NumberInput } from "../inputs/number-input.tsx";
import { OptionTiles } from "../inputs/option-tiles.tsx";
import { Segments } from "../inputs/segments.tsx";
import { Select } from "../inputs/select.tsx";
import { Slider } from "../inputs/slider.tsx";
import { Switch } from "../inputs/switch.tsx";
import { TextArea } from "../inputs/text-area.tsx";
import { TextInput } from "../inputs/text-input.tsx";

/** The widget of one core field, with label, hint, counter and error. */
export function FieldWidget({ spec, value, onValue, error, renderPicture, renderRowEnd, hideLabel }: FieldWidgetProps) {
  const common = { label: spec.label, hint: spec.hint, error, hideLabel };
  switch (spec.kind) {
    case "text": {
      const text = value as string;
      const limit = spec.max === undefined ? undefined : { text, max: spec.max };
      const shared = { value: text, placeholder: spec.placeholder, mono: spec.mono ?? false, spellCheck: !spec.mono };
      return (
        <Field {...common} limit={limit}>
          {spec.lines === undefined ? (
            <TextInput
              {...shared}
              type={spec.secret ? "password" : "text"}
              autoComplete="off"
              required={isRequired(spec)}
              onChange={(event) => onValue(event.target.value)}
            />
          ) : (
            <TextArea
              {...shared}
              rows={spec.lines}
              required={isRequired(spec)}
              onChange={(event) => onValue(event.target.value)}
            />
          )}
        </Field>
      );
    }
    case "choice": {
      const shared = { value: value as string, options: spec.options, onValue };
      const variant = spec.variant ?? (spec.options.length <= 4 ? "segments" : "select");
      const hint = spec.options.find((option) => option.value === value)?.hint ?? spec.hint;
      return (
        <Field {...common} hint={hint} group={variant !== "select"}>
          {variant === "select" && <Select {...shared} />}
          {variant === "segments" && <Segments block {...shared} />}
          {variant === "tiles" && (
            <OptionTiles
              {...shared}
              columns={spec.options.length > 5 ? 3 : undefined}
              options={spec.options.map((option) => ({ ...option, picture: renderPicture?.(option.value) }))}
            />
          )}
        </Field>
      );
    }
    case "choices": {
      const chosen = value as readonly string[];
      return (
        <Field {...common} group>
          <Choices spec={spec} chosen={chosen} onValue={onValue} />
        </Field>
      );
    }
    case "number": {
      const number = value as number;
      const isSlider = (spec.variant ?? "input") === "slider";
      return (
        <Field {...common} end={isSlider ? undefined : spec.unit}>
          {isSlider ? (
            <Slider
              value={number}
              min={spec.min}
              max={spec.max}
              step={spec.step}
              format={(at) => (spec.unit ? `${at} ${spec.unit}` : String(at))}
              onValue={onValue}
            />
          ) : (
            <NumberInput value={number} min={spec.min} max={spec.max} step={spec.step} onValue={onValue} />
          )}
        </Field>
      );
    }
    case "flag": {
      const Toggle = spec.variant === "switch" ? Switch : Checkbox;
      return (
        <div>
          <Toggle label={spec.label} checked={value as boolean} onChecked={onValue} />
          {error && <FieldError>{error}</FieldError>}
          {spec.hint && (
            <p className={cx("text-12 text-text-3", spec.variant === "switch" ? "mt-1" : "pl-6")}>{spec.hint}</p>
          )}
        </div>
      );
    }
    case "list":
      return (
        <Field {...common} group>
          <ListInput
            values={value as readonly string[]}
            item={spec.item}
            placeholder={spec.placeholder}
            maxItems={spec.maxItems}
            renderRowEnd={renderRowEnd}
            onValues={onValue}
          />
        </Field>
      );
    case "color":
      return (
        <Field {...common}>
          <ColorInput value={value as string} label={spec.label} onValue={onValue} />
        </Field>
      );
    case "file":
      return (
        <Field {...common}>
          <FileDrop
            file={value as FileHandle | null}
            accept={spec.accept}
            label={spec.label}
            hint={`Up to ${byteSize(spec.maxBytes)}`}
            onFile={onValue}
          />
        </Field>
      );
    case "files":
      return (
        <Field {...common}>
          <FilesDrop
            files={value as readonly FileHandle[]}
            accept={spec.accept}
            maxItems={spec.maxItems}
            label={spec.label}
            onFiles={onValue}
          />
        </Field>
      );
  }
}

function Choices({ spec, chosen, onValue }: ChoicesProps) {
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-1">
      {spec.options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={chosen.includes(option.value)}
          onChecked={(isOn) =>
            // Kept in the order of the options, whatever order they were ticked in.
            onValue(
              spec.options
                .map((entry) => entry.value)
                .filter((entry) => (entry === option.value ? isOn : chosen.includes(entry))),
            )
          }
        />
      ))}
    </div>
  );
}

function isRequired(spec: { min?: number }): boolean | undefined {
  return (spec.min ?? 0) > 0 || undefined;
}

type ChoicesProps = {
  spec: Extract<FieldSpec, { kind: "choices" }>;
  chosen: readonly string[];
  onValue: (value: readonly string[]) => void;
};

export type FieldWidgetProps = {
  spec: FieldSpec;
  value: unknown;
  onValue: (value: unknown) => void;
  error?: string | undefined;
  /** Where a heading right above already says it. */
  hideLabel?: boolean | undefined;
  /** For a choice shown as tiles: what an option looks like. */
  renderPicture?: ((option: string) => ReactNode) | undefined;
  /** For a list: what stands beside a row. */
  renderRowEnd?: ((value: string, index: number) => ReactNode) | undefined;
};
