import { Form, useNavigation } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import { TextArea, TextField } from '#web/ui/text-field/text-field.tsx';
import type { BookingAnswer } from './booking-action.ts';
import { BookingEnd, BookingProblemsShown, ContactFields, useBookingFields } from './booking-fields.tsx';
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
  const { values, errors, errorOf, field } = useBookingFields(given, answer);
  const nextPage = times.next && servicePath(locale, { myymala: chosen.storeId, tyo: chosen.work, alkaen: times.next });
  return (
    <Form method="post" className={styles.form} noValidate={hydrated} key={answer?.at ?? 0}>
      <BookingProblemsShown errors={errors} answer={answer} />
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
      <ContactFields field={field} />
      <input type="hidden" name="work" value={chosen.work} />
      <BookingEnd values={values} storeId={chosen.storeId} busy={isSending} privacy={t('service.privacy')} />
    </Form>
  );
}
