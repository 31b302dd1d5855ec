import type { BookingView } from '#backend/sales/service-bookings/service.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import styles from '../service-booking.module.css';
import { bookingPath, servicePath } from '../service-path.ts';
import { whenText } from '../time-text.ts';

type OwnBooking = BookingView & { secret: string; store: string; work: string; isPast: boolean };

/** "Huoltovaraukset" of the account; each leads to its own page. */
export function OwnBookingsPage({ bookings }: { bookings: OwnBooking[] }) {
  const { t, locale } = useI18n();
  const past = bookings.filter(({ isPast }) => isPast);
  const coming = bookings.filter(({ isPast }) => !isPast).reverse();
  return (
    <>
      <div className="head-row">
        <h1>{t('bookings.title')}</h1>
        <ButtonLink look="outline" size="s" to={servicePath(locale)}>
          {t('bookings.book')}
        </ButtonLink>
      </div>
      {coming.length === 0 && <p className="lead">{t('bookings.none')}</p>}
      <BookingList bookings={coming} />
      {past.length > 0 && <h2>{t('bookings.past')}</h2>}
      <BookingList bookings={past} />
    </>
  );
}

function BookingList({ bookings }: { bookings: OwnBooking[] }) {
  const { t, locale } = useI18n();
  if (bookings.length === 0) return null;
  return (
    <ul className={styles.list}>
      {bookings.map(({ id, secret, startsAt, status, machine, store, work }) => (
        <li key={id} className="outlined-card">
          <p>
            <TextLink to={bookingPath(locale, secret)}>{whenText(startsAt, locale)}</TextLink>
          </p>
          <p>{[work, machine].filter(Boolean).join(': ')}</p>
          <p className="small muted">{[store, t(`bookings.state.${status}`)].join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}
