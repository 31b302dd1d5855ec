import { useState } from 'react';
import { suggestEmail } from '#domain/sales/checkout/email-suggestion.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import styles from '#web/storefront/sales/checkout/checkout.module.css';
import { classes } from '#web/ui/classes.ts';
import { FormField, useCheckoutForm } from '../form/form-context.tsx';

const ID = 'email';

/** The address for the confirmation; suggests a correction of a misspelled one after the field is left. */
export function EmailField() {
  const { t } = useI18n();
  const { draft, set } = useCheckoutForm();
  const [left, setLeft] = useState('');
  const meant = left === draft.email ? suggestEmail(draft.email) : null;
  const [before, after] = t('checkout.emailSuggestion', { email: '\n' }).split('\n');
  return (
    <FormField
      name="email"
      id={ID}
      type="email"
      label={t('checkout.email')}
      onLeave={() => setLeft(draft.email)}
      hint={
        <span role="status">
          {meant ? (
            <>
              {before}
              <button
                type="button"
                className={classes('link', styles.emailMeant)}
                onClick={() => {
                  set('email', meant);
                  document.getElementById(ID)?.focus();
                }}
              >
                {meant}
              </button>
              {after}
            </>
          ) : (
            t('checkout.emailHint')
          )}
        </span>
      }
      autoComplete="email"
      maxLength={254}
    />
  );
}
