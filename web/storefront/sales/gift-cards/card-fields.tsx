import { Form, useNavigation } from 'react-router';
import { formatEuros } from '#domain/base/money.ts';
import { MAX_NAME } from '#domain/base/text-lengths.ts';
import {
  type CardSums,
  LONGEST_GREETING,
  type PersonalField,
  type PersonalForm,
  personalFields,
} from '#domain/sales/gift-cards/personal-card.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PRIVACY } from '#web/storefront/base/service-links.ts';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { RadioCard, RadioSet } from '#web/ui/radio-card/radio-card.tsx';
import { TextArea, TextField } from '#web/ui/text-field/text-field.tsx';
import { type CardAnswer, OTHER_SUM } from './card-form.ts';
import styles from './gift-card.module.css';

type Props = {
  sums: CardSums;
  today: string;
  lastDay: string;
  /** What the form opens with. */
  given: PersonalForm;
  /** What it says now, once scripts run. */
  typed: PersonalForm;
  answer: CardAnswer | undefined;
  onType: (form: HTMLFormElement) => void;
};

/** The form of a card: one column, each error beside its field. */
export function CardFields({ sums, today, lastDay, given, typed, answer, onType }: Props) {
  const { t, locale } = useI18n();
  const hydrated = useHydrated();
  const isSending = useNavigation().state !== 'idle';
  const problems = answer?.problems ?? {};
  const limits = { least: formatEuros(sums.least * 100), most: formatEuros(sums.most * 100) };
  const errorOf = (field: PersonalField) => {
    const problem = problems[field];
    return problem && t(`giftCard.error.${field}.${problem}` as 'giftCard.error.sum.limits', limits);
  };
  const errors = personalFields.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ id: field, message }] : [];
  });
  const field = (name: PersonalField) => ({
    id: name,
    name,
    label: t(`giftCard.${name}`),
    defaultValue: given[name],
    error: errorOf(name),
  });
  const offered = sums.offered.map(String);
  const isOffered = offered.includes(given.sum);
  // without scripts every field stands open
  const isOther = !hydrated || !offered.includes(typed.sum);
  const isByMail = !hydrated || typed.way !== 'print';
  return (
    <Form
      method="post"
      className={styles.form}
      noValidate={hydrated}
      onChange={(event) => onType(event.currentTarget)}
      preventScrollReset
    >
      <ErrorSummary errors={errors} />
      {answer?.failure && (
        <Banner kind="bad" live>
          {t(`giftCard.${answer.failure}`)}
        </Banner>
      )}
      <fieldset className={styles.sums}>
        <legend>{t('giftCard.sum')}</legend>
        {offered.map((sum) => (
          <label key={sum}>
            <input type="radio" name="offered" value={sum} defaultChecked={given.sum === sum} />
            <span>{formatEuros(Number(sum) * 100)}</span>
          </label>
        ))}
        <label>
          <input type="radio" name="offered" value={OTHER_SUM} defaultChecked={!isOffered} />
          <span>{t('giftCard.other')}</span>
        </label>
      </fieldset>
      {isOther && (
        <TextField
          {...field('sum')}
          label={t('giftCard.otherSum')}
          hint={t('giftCard.limits', limits)}
          defaultValue={isOffered ? '' : given.sum}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
        />
      )}
      <TextField {...field('recipient')} maxLength={MAX_NAME} autoComplete="off" required />
      <RadioSet legend={t('giftCard.way')} columns>
        <RadioCard
          name="way"
          value="mail"
          title={t('giftCard.way.mail')}
          hint={t('giftCard.way.mailHint')}
          defaultChecked={given.way !== 'print'}
        />
        <RadioCard
          name="way"
          value="print"
          title={t('giftCard.way.print')}
          hint={t('giftCard.way.printHint')}
          defaultChecked={given.way === 'print'}
        />
      </RadioSet>
      {isByMail && (
        <>
          <TextField {...field('email')} type="email" autoComplete="off" />
          <TextField
            {...field('day')}
            type="date"
            min={today}
            max={lastDay}
            hint={t('giftCard.dayHint')}
            className={styles.day}
            optional
          />
        </>
      )}
      <TextArea {...field('message')} rows={4} maxLength={LONGEST_GREETING} optional />
      <TextField {...field('sender')} maxLength={MAX_NAME} autoComplete="name" required />
      <p className="small muted">
        {t('giftCard.terms', { months: shop.giftCardMonths })}{' '}
        <TextLink to={links(locale).content(PRIVACY)}>{t('giftCard.privacy')}</TextLink>
      </p>
      <Button type="submit" busy={isSending}>
        {t('giftCard.add')}
      </Button>
    </Form>
  );
}
