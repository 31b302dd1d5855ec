import type { ComponentType } from 'react';
import type { FormProps } from 'react-router';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SelectField } from '#web/ui/select-field/select-field.tsx';
import { TextArea } from '#web/ui/text-field/text-field.tsx';
import type { BookingAnswer } from '../booking-action.ts';
import { BookingEnd, BookingProblemsShown, ContactFields, useBookingFields } from '../booking-fields.tsx';
import type { Times } from '../booking-form.tsx';
import styles from '../service-booking.module.css';
import { TimeChoice } from '../time-choice.tsx';

/** What the loader of test rides returns. */
export type RideData = {
  machine: { sku: string; slug: string; name: string };
  stores: { id: string; name: string; address: string }[];
  storeId: string;
  times: Times;
  given: Record<string, string>;
};

/** What a sent form gets: the booking, in the dialog, or what is wrong. */
export type RideAnswer = BookingAnswer | { booked: { secret: string; start: string; storeId: string } };

type Props = {
  ride: RideData;
  answer: BookingAnswer | undefined;
  /** The form of the page, or of the dialog, which stays. */
  Form: ComponentType<FormProps>;
  busy: boolean;
  /** Shows other times in place; without it the page of test rides does. */
  onShow?: (path: string) => void;
};

/** Store, time and who rides (test-ride-1). Works without JavaScript. */
export function RideForm({ ride, answer, Form, busy, onShow }: Props) {
  const { t, locale } = useI18n();
  const hydrated = useHydrated();
  const { machine, storeId, times, given } = ride;
  const { values, errors, errorOf, field } = useBookingFields(given, answer);
  const path = links(locale).testRide(machine.sku);
  const later = times.next && links(locale).testRide(machine.sku, { myymala: storeId, alkaen: times.next });
  return (
    <>
      <StoreChoice ride={ride} {...(onShow && { onShow })} />
      <Form method="post" action={path} className={styles.form} noValidate={hydrated} key={`${answer?.at} ${storeId}`}>
        <BookingProblemsShown errors={errors} answer={answer} />
        <section className={styles.section} aria-labelledby="times">
          <h2 id="times">{t('service.times')}</h2>
          {times.days.length === 0 && <p>{t('service.noTimes')}</p>}
          <TimeChoice days={times.days} chosen={values.start ?? ''} error={errorOf('start')} folds />
          {later && (
            <p>
              <a
                className="link"
                href={later}
                onClick={(event) => {
                  if (!onShow) return;
                  event.preventDefault();
                  onShow(later);
                }}
              >
                {t('service.later')}
              </a>
            </p>
          )}
        </section>
        <p>{t('service.ride.licence')}</p>
        <ContactFields field={field} />
        <TextArea {...field('note')} rows={2} hint={t('service.ride.noteHint')} optional />
        {onShow && <input type="hidden" name="inPlace" value="1" />}
        <BookingEnd values={values} storeId={storeId} busy={busy} privacy={t('service.ride.privacy')} />
      </Form>
    </>
  );
}

function StoreChoice({ ride: { machine, stores, storeId }, onShow }: Pick<Props, 'ride' | 'onShow'>) {
  const { t, locale } = useI18n();
  const [only] = stores;
  if (stores.length === 1 && only)
    return <p>{t('service.ride.where', { store: `${shop.name} ${only.name}`, address: only.address })}</p>;
  return (
    <form method="get" action={links(locale).testRide()} className={styles.choose}>
      <input type="hidden" name="sku" value={machine.sku} />
      <SelectField
        name="myymala"
        label={t('service.store')}
        key={storeId}
        defaultValue={storeId}
        onChange={(event) => onShow?.(links(locale).testRide(machine.sku, { myymala: event.target.value }))}
      >
        {stores.map(({ id, name }) => (
          <option key={id} value={id}>
            {`${shop.name} ${name}`}
          </option>
        ))}
      </SelectField>
      {!onShow && (
        <Button type="submit" look="outline">
          {t('service.showTimes')}
        </Button>
      )}
    </form>
  );
}
