import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { type BookingField, bookingFields, LONGEST } from '#domain/sales/service-bookings/service-booking.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PRIVACY } from '#web/storefront/base/service-links.ts';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { formShown } from '#web/storefront/customers/sign-in/form/patience.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { TextArea, TextField } from '#web/ui/text-field/text-field.tsx';
import type { BookingAnswer } from './booking-action.ts';
import styles from './service-booking.module.css';
import { servicePath } from './service-path.ts';
import { TimeChoice } from './time-choice.tsx';

export type Times = { days: { day: string; starts: Date[] }[]; next: string | null };

type Props = {
  chosen: { storeId: string; work: string };
  times: Times;
  given: Record<string, string>;
  machines: readonly string[];
  answer: BookingAnswer | undefined;
};

const MACHINES = 'own-machines';

/** The time, the machine and who brings it. Works without JavaScript (service-booking-1). */
export function BookingForm({ chosen, times, given, machines, answer }: Props) {
  const { t, locale } = useI18n();
  const hydrated = useHydrated();
  const isSending = useNavigation().formMethod === 'POST';
  const values = { ...given, ...answer?.values };
  const { stamp } = values;
  useEffect(() => formShown(stamp ?? ''), [stamp]);
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
    ...{ id: name, name, label: t(`service.${name}`), defaultValue: values[name] ?? '', error: errorOf(name) },
    maxLength: LONGEST[name],
  });
  const nextPage = times.next && servicePath(locale, { myymala: chosen.storeId, tyo: chosen.work, alkaen: times.next });
  return (
    <Form method="post" className={styles.form} noValidate={hydrated} key={answer?.at ?? 0}>
      <ErrorSummary errors={errors} />
      {answer?.failure && (
        <Banner kind="bad" live>
          {t(`service.failure.${answer.failure}`, { phone: shop.phone })}
        </Banner>
      )}
      <section className={styles.section} aria-labelledby="times">
        <h2 id="times">{t('service.times')}</h2>
        {times.days.length === 0 && <p>{t('service.noTimes')}</p>}
        <TimeChoice days={times.days} chosen={values.start ?? ''} error={errorOf('start')} />
        {nextPage && (
          <p>
            <TextLink to={nextPage}>{t('service.later')}</TextLink>
          </p>
        )}
      </section>
      <section className={styles.section} aria-labelledby="machine-title">
        <h2 id="machine-title">{t('service.machineTitle')}</h2>
        <TextField
          {...field('machine')}
          list={MACHINES}
          hint={t(machines.length > 0 ? 'service.machineOwn' : 'service.machineHint')}
          required
        />
        <datalist id={MACHINES}>
          {machines.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField {...field('vehicleCode')} autoComplete="off" autoCapitalize="characters" code optional />
        <TextArea {...field('note')} rows={4} hint={t('service.noteHint')} optional />
      </section>
      <section className={styles.section} aria-labelledby="contact-title">
        <h2 id="contact-title">{t('service.contact')}</h2>
        <TextField {...field('name')} autoComplete="name" required />
        <TextField {...field('email')} type="email" hint={t('service.emailHint')} autoComplete="email" required />
        <TextField {...field('phone')} type="tel" autoComplete="tel" optional />
      </section>
      <div className="sr" aria-hidden="true">
        <label>
          {t('service.website')}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <input type="hidden" name="storeId" value={chosen.storeId} />
      <input type="hidden" name="work" value={chosen.work} />
      <input type="hidden" name="formKey" value={values.formKey} />
      <input type="hidden" name="stamp" value={values.stamp} />
      <p className="small muted">
        {t('service.privacy')} <TextLink to={links(locale).content(PRIVACY)}>{t('service.privacyLink')}</TextLink>
      </p>
      <Button type="submit" busy={isSending}>
        {t('service.book')}
      </Button>
    </Form>
  );
}
