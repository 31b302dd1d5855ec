import { type FormEvent, useState } from 'react';
import { typed } from '#domain/customers/sign-in/sign-in-forms.ts';
import { type Strength, strengthHint } from '#domain/customers/sign-in/strength-hint.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import styles from '#web/storefront/customers/sign-in/login.module.css';
import { PasswordField } from './password-field.tsx';

type Props = { label: string; min: number; error?: string | undefined; id?: string; name?: string };

/** Field of a new password with a strength hint while typing. Only the length is required. */
export function NewPasswordField({ label, min, error, id, name }: Props) {
  const { t } = useI18n();
  const [seen, see] = useState<{ strength: Strength; missing: number }>();
  const look = ({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>) => {
    const about = form ? new FormData(form) : new FormData();
    const own = ['firstname', 'lastname', 'email'].map((name) => typed(about, name));
    see(value ? { strength: strengthHint(value, min, own), missing: min - [...value].length } : undefined);
  };
  return (
    <div className={styles.pwNew}>
      <PasswordField
        id={id}
        name={name}
        label={label}
        autoComplete="new-password"
        hint={t('signIn.strength.hint', { min })}
        error={error}
        required
        onInput={look}
      />
      {seen?.strength === 'short' ? (
        <p className="small muted num" aria-hidden="true">
          {t('signIn.strength.short', { count: Math.max(1, seen.missing) })}
        </p>
      ) : null}
      <p className={styles.pwStrength} role="status">
        {seen && seen.strength !== 'short' ? (
          <>
            <span className={styles.pwBar} aria-hidden="true" />
            {t(`signIn.strength.${seen.strength}`)}
          </>
        ) : null}
      </p>
    </div>
  );
}
