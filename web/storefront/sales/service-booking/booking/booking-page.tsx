import { Fragment } from 'react';
import { Form } from 'react-router';
import type { BookingView } from '#backend/sales/service-bookings/service.ts';
import { isTestRide } from '#domain/sales/service-bookings/bookable-work.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import type { Times } from '../booking-form.tsx';
import styles from '../service-booking.module.css';
import type { WorkChoice } from '../service-choices.ts';
import { bookingPath, servicePath } from '../service-path.ts';
import { TimeChoice } from '../time-choice.tsx';
import { whenText } from '../time-text.ts';

type Props = {
  booking: BookingView;
  secret: string;
  store: { name: string; phone: string; address: string };
  work: WorkChoice | null;
  /** The times it can move to, when asked for. */
  times: Times | null;
  isNew: boolean;
  failure: 'late' | 'taken' | null;
};

/** A booked work: its facts, the calendar file, and moving or cancelling it (service-booking-3). */
export function BookingPage({ booking, secret, store, work, times, isNew, failure }: Props) {
  const { t, locale } = useI18n();
  const { id, status, startsAt, machine, note, sku, isOpen } = booking;
  const isRide = isTestRide(booking.work);
  const title = t(isRide ? 'service.ride.booking' : 'service.bookingTitle', { id });
  const facts: [string, string][] = [
    [t('service.start'), whenText(startsAt, locale)],
    [t('service.state'), isRide && status === 'came' ? t('service.ride.came') : t(`service.state.${status}`)],
    [t('service.work'), work ? `${work.name} (${work.price})` : ''],
    [t('service.machine'), machine],
    [t('service.note'), note],
    [t('service.store'), `${shop.name} ${store.name}, ${store.address}`],
  ];
  return (
    <>
      <CrumbTrail title={title} />
      <div className={classes('wrap', styles.page)}>
        <h1>{title}</h1>
        {isNew && status === 'booked' && (
          <Banner kind="ok" live>
            {t('service.done')}
          </Banner>
        )}
        {failure && (
          <Banner kind="bad" live>
            {t(`service.change.${failure}`, { phone: store.phone })}
          </Banner>
        )}
        <dl className={styles.facts}>
          {facts
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
        </dl>
        {status === 'booked' && isRide && <p>{t('service.ride.licence')}</p>}
        {status === 'booked' && (
          <p>
            <a className="link" href={bookingPath(locale, secret, '/huolto.ics')} download>
              {t('service.calendar')}
            </a>
          </p>
        )}
        {isOpen && !times && (
          <div className="row">
            <ButtonLink look="outline" to={bookingPath(locale, secret, '?siirra')} preventScrollReset>
              {t('service.move')}
            </ButtonLink>
            <Form method="post">
              <Button type="submit" look="ghost" name="intent" value="cancel">
                {t('service.cancel')}
              </Button>
            </Form>
          </div>
        )}
        {times && <MoveForm times={times} secret={secret} />}
        {status === 'booked' && !isOpen && <p>{t('service.change.late', { phone: store.phone })}</p>}
        {status === 'cancelled' && (
          <p>
            <TextLink to={sku ? links(locale).testRide(sku) : servicePath(locale)}>{t('service.again')}</TextLink>
          </p>
        )}
      </div>
    </>
  );
}

function MoveForm({ times, secret }: { times: Times; secret: string }) {
  const { t, locale } = useI18n();
  return (
    <Form method="post" className={styles.form} aria-labelledby="move-title">
      <h2 id="move-title">{t('service.moveTitle')}</h2>
      {times.days.length === 0 && <p>{t('service.noTimes')}</p>}
      <TimeChoice days={times.days} chosen="" error={undefined} />
      {times.next && (
        <p>
          <TextLink to={bookingPath(locale, secret, `?siirra&alkaen=${times.next}`)}>{t('service.later')}</TextLink>
        </p>
      )}
      <div className="row">
        <Button type="submit" name="intent" value="move">
          {t('service.moveHere')}
        </Button>
        <ButtonLink look="ghost" to={bookingPath(locale, secret)} preventScrollReset>
          {t('service.keep')}
        </ButtonLink>
      </div>
    </Form>
  );
}
