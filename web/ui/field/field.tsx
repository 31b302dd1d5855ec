import { type ReactNode, useState } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';

/** What every labelled control says around itself. */
export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown under the control and read with it. */
  error?: ReactNode;
  /** Marks the label: the other fields of a form are required. */
  optional?: boolean;
  /** The error takes the place of the hint and keeps its room when it is corrected: the form below does not move. */
  still?: boolean;
};

/** The ids of hint and error are those Conform uses, so that its props and ours agree. */
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

/** Label above, control, then error and hint: the frame of text fields and selects. */
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
