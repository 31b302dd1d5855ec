import type { ReactNode } from 'react';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';

/** What every labelled control says around itself. */
export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown under the control and read with it. */
  error?: ReactNode;
  /** Marks the label: the other fields of a form are required. */
  optional?: boolean;
};

/** The ids of hint and error are those Conform uses, so that its props and ours agree. */
export const describedBy = (id: string, texts: Pick<FieldTexts, 'hint' | 'error'>): string | undefined =>
  classes(texts.error && `${id}-error`, texts.hint && `${id}-description`) || undefined;

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
export function Field({ id, label, hint, error, optional, className, children }: Props) {
  const { t } = useI18n();
  return (
    <div className={classes('field', error && 'has-err', className)}>
      <label className="label" htmlFor={id}>
        {label}
        {optional ? <span className="opt"> {t('ui.optional')}</span> : null}
      </label>
      {children}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p className="hint" id={`${id}-description`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
