import { type ReactNode, useState } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';

/** The texts around a labelled control. */
export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown under the control and announced with it. */
  error?: ReactNode;
  /** Marks the label as optional; the other fields of a form are required. */
  optional?: boolean;
  /** The error replaces the hint and keeps its space when corrected, so that the form below does not move. */
  still?: boolean;
};

/** The ids of hint and error follow Conform, so that its props and ours match. */
export const describedBy = (
  id: string,
  { hint, error, still }: Pick<FieldTexts, 'hint' | 'error' | 'still'>,
): string | undefined => classes(error && `${id}-error`, hint && !(still && error) && `${id}-description`) || undefined;

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="err" id={id}>
      <Icon name="alert" small />
      <span>{children}</span>
    </p>
  );
}

type Props = FieldTexts & { id: string; className?: string; children: ReactNode };

/** Frame of text fields and selects: label above, the control, then error and hint. */
export function Field({ id, label, hint, error, optional, still, className, children }: Props) {
  const { t } = useI18n();
  const [lastError, setLastError] = useState(error);
  if (error && error !== lastError) setLastError(error);
  const said = error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null;
  const hinted = hint ? (
    <p className="hint" id={`${id}-description`}>
      {hint}
    </p>
  ) : null;
  return (
    <div className={classes('field', error && 'has-err', className)}>
      <label className="label" htmlFor={id}>
        {label}
        {optional ? <span className="opt"> {t('ui.optional')}</span> : null}
      </label>
      {children}
      {still ? (
        <div className="field-notes">
          {said}
          {lastError && !error ? (
            <div className="was" aria-hidden="true">
              <FieldError>{lastError}</FieldError>
            </div>
          ) : null}
          {hinted}
        </div>
      ) : (
        <>
          {said}
          {hinted}
        </>
      )}
    </div>
  );
}
