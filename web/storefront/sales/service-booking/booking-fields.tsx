import { useEffect } from 'react';
import { type BookingField, bookingFields, LONGEST } from '#domain/sales/service-bookings/service-booking.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PRIVACY } from '#web/storefront/base/service-links.ts';
import { formShown } from '#web/storefront/customers/sign-in/form/patience.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import type { BookingAnswer } from './booking-action.ts';
import styles from './service-booking.module.css';

/** The fields of a booking with their values, and what is wrong with them. */
export function useBookingFields(given: Record<string, string>, answer: BookingAnswer | undefined) {
  const { t } = useI18n();
  const values = { ...given, ...answer?.values };
  const { stamp = '' } = values;
  useEffect(() => formShown(stamp), [stamp]);
  const problems = answer?.problems ?? {};
  const errorOf = (field: BookingField) => {
    const problem = problems[field];
    if (problem === 'required') return t(`service.required.${field as 'name'}`);
    return problem && t(`service.error.${problem}`, { max: field === 'start' ? 0 : LONGEST[field] });
  };
  const errors = (['start', ...bookingFields] as const).flatMap((id) => {
    const message = errorOf(id);
    if (!message) return [];
    return [{ id, message: problems[id] === 'required' ? message : `${t(`service.${id}`)}: ${message}` }];
  });
  const field = (name: (typeof bookingFields)[number]) => ({
    id: name,
    name,
    label: t(`service.${name}`),
    defaultValue: values[name] ?? '',
    error: errorOf(name),
    maxLength: LONGEST[name],
  });
  return { values, errors, errorOf, field };
}

type Fields = ReturnType<typeof useBookingFields>;

/** What is wrong with the form as a whole. */
export function BookingProblemsShown({
  errors,
  answer,
}: Pick<Fields, 'errors'> & { answer: BookingAnswer | undefined }) {
  const { t } = useI18n();
  return (
    <>
      <ErrorSummary errors={errors} />
      {answer?.failure && (
        <Banner kind="bad" live>
          {t(`service.failure.${answer.failure}`, { phone: shop.phone })}
        </Banner>
      )}
    </>
  );
}

/** Who comes. */
export function ContactFields({ field }: Pick<Fields, 'field'>) {
  const { t } = useI18n();
  return (
    <section className={styles.section} aria-labelledby="contact-title">
      <h2 id="contact-title">{t('service.contact')}</h2>
      <TextField {...field('name')} autoComplete="name" required />
      <TextField {...field('email')} type="email" hint={t('service.emailHint')} autoComplete="email" required />
      <TextField {...field('phone')} type="tel" autoComplete="tel" optional />
    </section>
  );
}

type EndProps = Pick<Fields, 'values'> & { storeId: string; busy: boolean; privacy: string };

/** The trap for robots, the keys of the form, and its button. */
export function BookingEnd({ values, storeId, busy, privacy }: EndProps) {
  const { t, locale } = useI18n();
  return (
    <>
      <div className="sr" aria-hidden="true">
        <label>
          {t('service.website')}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <input type="hidden" name="storeId" value={storeId} />
      <input type="hidden" name="formKey" value={values.formKey} />
      <input type="hidden" name="stamp" value={values.stamp} />
      <p className="small muted">
        {privacy} <TextLink to={links(locale).content(PRIVACY)}>{t('service.privacyLink')}</TextLink>
      </p>
      <Button type="submit" busy={busy}>
        {t('service.book')}
      </Button>
    </>
  );
}
