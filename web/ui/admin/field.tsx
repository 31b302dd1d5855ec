import { type ReactNode, useId } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Glyph } from './icon.tsx';

/** Attributes of a control inside `Field`. */
export type FieldControl = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

type Props = {
  label: string;
  /** Shown beside the label: "valinnainen". */
  note?: string;
  hint?: ReactNode;
  error?: string | null;
  /** Label left of the control, in side panels. */
  inRow?: boolean;
  children: (control: FieldControl) => ReactNode;
};

/** A label, its control and its error. Keeps what was typed; the error suggests the correction. */
export function Field({ label, note, hint, error, inRow, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes(inRow ? 'frow' : 'field', error && 'has-err')}>
      <label className="label" htmlFor={id}>
        {label}
        {note && <span className="opt">{note}</span>}
      </label>
      {children({
        id,
        ...(error && { 'aria-invalid': true as const }),
        ...(described && { 'aria-describedby': described }),
      })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          <Glyph name="fail" />
          {error}
        </p>
      )}
    </div>
  );
}
