import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from '#web/ui/field/field.tsx';

type Props = {
  name: string;
  value: string;
  title: ReactNode;
  hint?: ReactNode;
  price?: ReactNode;
} & Omit<ComponentProps<'input'>, 'type' | 'title' | 'name' | 'value'>;

/** A large radio button with title, hint and price. Use inside a `RadioSet`. */
export function RadioCard({ title, hint, price, id, className, ...input }: Props) {
  const ownId = useId();
  const hintId = `${id ?? ownId}-hint`;
  return (
    <label className={className ? `radio-card ${className}` : 'radio-card'}>
      <input {...input} id={id} type="radio" aria-describedby={hint ? hintId : undefined} />
      <b>{title}</b>
      {price === undefined ? null : <span className="num">{price}</span>}
      {hint ? (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      ) : null}
    </label>
  );
}

type SetProps = { legend: ReactNode; error?: ReactNode; id?: string; columns?: boolean; children: ReactNode };

/** The group with its legend. Error summaries link to `id`. */
export function RadioSet({ legend, error, id, columns, children }: SetProps) {
  const ownId = useId();
  const errorId = `${id ?? ownId}-error`;
  return (
    <fieldset className="radio-set" id={id} tabIndex={-1} aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      <div className={columns ? 'radio-grid cols' : 'radio-grid'}>{children}</div>
    </fieldset>
  );
}
