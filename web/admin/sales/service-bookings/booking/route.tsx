import { Fragment } from 'react';
import { data, Form } from 'react-router';
import { isOneOf } from '#domain/base/records.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import {
  type BookingMove,
  type BookingState,
  bookingMoves,
  movesFrom,
} from '#domain/sales/service-bookings/service-booking.ts';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/service-bookings.ts';
import fi from '#web/messages/admin/fi/service-bookings.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { BookingStatus } from '../booking-status.tsx';
import { workName } from '../booking-words.ts';
import type { Route } from './+types/route';
import { Reschedule } from './reschedule.tsx';

const idOf = (param: string): number => (/^\d{1,9}$/.test(param) ? Number(param) : 0);
const steps = Object.keys(bookingMoves) as BookingMove[];
const looks = { come: 'primary', finish: 'primary', cancel: 'danger-line' } as const;

/** A booking; `?alkaen=` shows the free times from a day on, to move it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { shop, actor, locale } = staffOf(context);
  const booking = await shop.serviceBookings.staff.one(actor, idOf(params.id));
  if (!booking) throw data(null, { status: 404 });
  const { secret, ...shown } = booking;
  const from = url.searchParams.get('alkaen');
  const times = from === null ? null : await shop.serviceBookings.times(booking, from, secret);
  return { booking: shown, work: workName(booking.storeId, booking.work, locale), from, days: times?.days ?? null };
}

type Result =
  | { moved: BookingState }
  | { notNow: BookingState }
  | { noted: true }
  | { rescheduled: true }
  | { taken: true };

export async function action({ context, params, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  const intent = form.get('intent');
  const id = idOf(params.id);
  if (intent === 'note') {
    if (!(await shop.serviceBookings.staff.note(actor, id, String(form.get('note') ?? ''))))
      throw data(null, { status: 404 });
    return data<Result>({ noted: true });
  }
  if (intent === 'reschedule') {
    const moved = await shop.serviceBookings.staff.reschedule(actor, id, String(form.get('start') ?? ''));
    if (moved.ok) return data<Result>({ rescheduled: true });
    if (moved.reason === 'unknown') throw data(null, { status: 404 });
    return data<Result>(moved.reason === 'taken' ? { taken: true } : { notNow: moved.details ?? 'cancelled' }, 409);
  }
  if (!isOneOf(steps, intent)) throw data(null, { status: 400 });
  const moved = await shop.serviceBookings.staff.move(actor, id, intent);
  if (moved.ok) return data<Result>({ moved: moved.value.status });
  if (moved.reason === 'unknown') throw data(null, { status: 404 });
  return data<Result>({ notNow: moved.details ?? 'cancelled' }, 409);
}

export default function ServiceBookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, work, from, days } = loaderData;
  const { id, status, storeId, startsAt, machine, vehicleCode, name, phone, email, note, createdAt } = booking;
  const t = useTexts(fi, en);
  const result = useLast(actionData);
  useLive([`service-booking:${id}`]);
  const facts: [string, string][] = [
    [t('work'), work],
    [t('machine'), machine],
    [t('code'), vehicleCode],
    [t('note'), note],
    [t('store'), config.stores.find((store) => store.id === storeId)?.name ?? storeId],
  ];
  return (
    <>
      <PageBar
        title={t('one', { id })}
        back={{ to: '/huolto', text: t('title') }}
        beside={<BookingStatus state={status} pill />}
      />
      <main id="sisalto">
        <div className="split">
          <div>
            <section className="sec">
              {result && 'notNow' in result && (
                <Note tone="bad">{t('notNow', { state: t(`state.${result.notNow}`) })}</Note>
              )}
              {result && 'moved' in result && (
                <Note tone="ok">{t('moved', { state: t(`state.${result.moved}`) })}</Note>
              )}
              {result && 'rescheduled' in result && <Note tone="ok">{t('rescheduled')}</Note>}
              {result && 'taken' in result && <Note tone="bad">{t('taken')}</Note>}
              {result && 'noted' in result && <Note tone="ok">{t('noteSaved')}</Note>}
              <Form method="post" className="band">
                {movesFrom(status).map((step) => (
                  <Button key={step} type="submit" name="intent" value={step} look={looks[step]}>
                    {t(`move.${step}`)}
                  </Button>
                ))}
              </Form>
            </section>
            <section className="sec">
              <h2>
                <When at={startsAt} />
              </h2>
              <dl className="dl">
                {facts
                  .filter(([, value]) => value)
                  .map(([fact, value]) => (
                    <Fragment key={fact}>
                      <dt>{fact}</dt>
                      <dd>{value}</dd>
                    </Fragment>
                  ))}
              </dl>
            </section>
            {status === 'booked' && <Reschedule from={from ?? localDay(startsAt, config.timeZone)} days={days} />}
          </div>
          <aside className="aside">
            <section className="sec">
              <h2>{t('customer')}</h2>
              <p>
                <b>{name}</b>
              </p>
              {phone && (
                <p>
                  <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
                </p>
              )}
              {email && (
                <p>
                  <a href={`mailto:${email}`}>{email}</a>
                </p>
              )}
              <p className="muted">
                <When at={createdAt} /> {booking.createdBy}
              </p>
            </section>
            <NoteForm id={id} note={booking.staffNote} />
          </aside>
        </div>
      </main>
    </>
  );
}

function NoteForm({ id, note }: { id: number; note: string }) {
  const t = useTexts(fi, en);
  return (
    <Form method="post" className="sec" ref={useDraft(`service-booking-note:${id}:${note}`)}>
      <Field label={t('staffNote')}>
        {(control) => (
          <textarea className="in" {...control} name="note" rows={4} maxLength={1000} defaultValue={note} />
        )}
      </Field>
      <Button type="submit" name="intent" value="note">
        {t('saveNote')}
      </Button>
    </Form>
  );
}
