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
  const isDescribed = Boolean(error || hint);
  return (
    <div className={className}>
      <label className="check">
        <input
          {...input}
          // its label stands around it: without anything else that points to it, it needs no name
          id={isDescribed ? fieldId : id}
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
