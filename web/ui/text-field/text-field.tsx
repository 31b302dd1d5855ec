import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '#web/ui/classes.ts';
import { describedBy, Field, type FieldTexts } from '#web/ui/field/field.tsx';

type Props = FieldTexts & {
  name: string;
  /** Tabular figures, for codes. */
  code?: boolean;
  /** A button inside the field, at its right. */
  action?: ReactNode;
} & Omit<ComponentProps<'input'>, 'name'>;

/** `className` goes to the field, every other attribute to the input. */
export function TextField({ label, hint, error, optional, still, code, action, id, className, ...input }: Props) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const control = (
    <input
      type="text"
      {...input}
      id={fieldId}
      className={classes('input', code && 'code-input')}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(fieldId, { hint, error, still })}
    />
  );
  return (
    <Field label={label} hint={hint} error={error} optional={optional} still={still} className={className} id={fieldId}>
      {action ? (
        <div className="with-btn">
          {control}
          {action}
        </div>
      ) : (
        control
      )}
    </Field>
  );
}

/** A text field with several lines. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  still,
  code,
  id,
  className,
  ...area
}: FieldTexts & { name: string; code?: boolean } & Omit<ComponentProps<'textarea'>, 'name'>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field label={label} hint={hint} error={error} optional={optional} still={still} className={className} id={fieldId}>
      <textarea
        {...area}
        id={fieldId}
        className={classes('textarea', code && 'code-input')}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error, still })}
      />
    </Field>
  );
}
