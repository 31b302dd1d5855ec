import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldError } from '#web/ui/field/field.tsx';

type RowProps = {
  label: ReactNode;
  /** A count at the end of the row, as in facets. */
  count?: ReactNode;
} & Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** A checkbox inside its label and nothing else, because long lists render a hundred of them. */
export function CheckRow({ label, count, ...input }: RowProps) {
  return (
    <label className="check">
      <input {...input} type="checkbox" />
      <span>{label}</span>
      {count === undefined ? null : <span className="n">{count}</span>}
    </label>
  );
}

type Props = RowProps & {
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
};

export function Checkbox({ hint, error, id, className, ...row }: Props) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={className}>
      <CheckRow
        {...row}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
      />
      {error ? <FieldError id={`${fieldId}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p className="hint check-hint" id={`${fieldId}-description`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
