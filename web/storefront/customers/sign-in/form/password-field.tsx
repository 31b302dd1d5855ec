import { type ComponentProps, type ReactNode, useState, useSyncExternalStore } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import styles from '#web/storefront/customers/sign-in/login.module.css';
import { classes } from '#web/ui/classes.ts';
import { describedBy, Field } from '#web/ui/field/field.tsx';

type Props = {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
} & Omit<ComponentProps<'input'>, 'type'>;

const never = () => () => undefined;
/** False during hydration: shows controls that need JavaScript only afterwards. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Password field with a button to show it. The button appears with JavaScript; the field works without. */
export function PasswordField({ label, hint, error, id = 'password', name = 'password', ...input }: Props) {
  const { t } = useI18n();
  const [isShown, show] = useState(false);
  const hydrated = useHydrated();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={styles.pw}>
        <input
          {...input}
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          className="input"
          maxLength={1000}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        {hydrated ? (
          <button
            type="button"
            className={classes('btn btn-link btn-s', styles.pwShow)}
            aria-label={t(isShown ? 'signIn.hideLabel' : 'signIn.showLabel')}
            aria-controls={id}
            onClick={() => show(!isShown)}
          >
            {t(isShown ? 'signIn.hide' : 'signIn.show')}
          </button>
        ) : null}
      </div>
    </Field>
  );
}
