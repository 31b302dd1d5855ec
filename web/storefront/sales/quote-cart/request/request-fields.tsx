import { MAX_MESSAGE } from '#domain/base/text-lengths.ts';
import type { ContactField } from '#domain/sales/quotes/quote-contact.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import styles from '#web/storefront/sales/quote-cart/quote-cart.module.css';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import { TextArea, TextField } from '#web/ui/text-field/text-field.tsx';
import { problemText } from './problem-text.ts';
import type { RequestAnswer } from './request-answer.ts';

/** The id of a field's control, to which errors link. */
export const fieldId = (field: string) => `quote-${field}`;

type Props = {
  values: RequestAnswer['values'];
  problems: RequestAnswer['problems'];
  /** Without town and message. */
  isShort?: boolean;
};
type TextFieldName = Exclude<ContactField, 'businessCustomer'>;

/** Contact and message. The company's fields show when its box is ticked, by CSS alone. */
export function RequestFields({ values, problems, isShort = false }: Props) {
  const { t } = useI18n();
  const field = (name: TextFieldName) => {
    const problem = problems.find((found) => found.field === name);
    return {
      name,
      id: fieldId(name),
      label: t(`quote.${name}`),
      defaultValue: values[name] ?? '',
      error: problem && problemText(t, name, problem.message),
    };
  };
  return (
    <>
      <div className={styles.two}>
        <TextField {...field('firstname')} autoComplete="given-name" maxLength={50} required />
        <TextField {...field('lastname')} autoComplete="family-name" maxLength={50} required />
      </div>
      <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} required />
      <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={30} optional />
      {!isShort && (
        <TextField
          {...field('city')}
          autoComplete="address-level2"
          maxLength={30}
          hint={t('quote.cityHint')}
          optional
        />
      )}
      <div className={styles.business}>
        <Checkbox
          name="businessCustomer"
          label={t('quote.businessCustomer')}
          defaultChecked={values.businessCustomer === 'on'}
        />
        <div className={styles.company}>
          <TextField {...field('company')} autoComplete="organization" maxLength={100} />
          <TextField {...field('vatNumber')} maxLength={20} code />
        </div>
      </div>
      {!isShort && (
        <TextArea {...field('message')} rows={4} maxLength={MAX_MESSAGE} hint={t('quote.messageHint')} optional />
      )}
    </>
  );
}

/** A honeypot field: not visible, not in the tab order, not in the accessibility tree. */
export function QuoteHoneypot() {
  const { t } = useI18n();
  return (
    <div className="sr" aria-hidden="true">
      <label>
        {t('quote.website')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
