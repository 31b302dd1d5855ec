import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldError } from '../field/field.tsx';

type Props = {
  label: ReactNode;
  /** A number at the end of the row, as in facets. */
  count?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
} & Omit<ComponentProps<'input'>, 'type'>;

export function Checkbox({ label, count, hint, error, id, className, ...input }: Props) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={className}>
      <label className="check">
        <input
          {...input}
          id={fieldId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
        />
        <span>{label}</span>
        {count === undefined ? null : <span className="n">{count}</span>}
      </label>
      {error ? <FieldError id={`${fieldId}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p className="hint check-hint" id={`${fieldId}-description`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
