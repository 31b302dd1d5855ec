import { type ComponentProps, useId } from 'react';
import { describedBy, Field, type FieldTexts } from '#web/ui/field/field.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';

type SelectProps = ComponentProps<'select'>;

/** The select without a label, for toolbars; give it an `aria-label`. */
export function Select({ className, ...rest }: SelectProps) {
  return (
    <span className="select-box">
      <select {...rest} className={className ? `select ${className}` : 'select'} />
      <Icon name="chevron-down" small />
    </span>
  );
}

type Props = Omit<FieldTexts, 'still'> & { name: string } & Omit<SelectProps, 'name'>;

/** The children are `<option>` elements; `className` goes to the field. */
export function SelectField({ label, hint, error, optional, id, className, ...select }: Props) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} optional={optional} className={className}>
      <Select
        {...select}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
      />
    </Field>
  );
}
