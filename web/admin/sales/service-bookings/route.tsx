import { Form, Link } from 'react-router';
import { addDays, isCalendarDay, localDay } from '#domain/base/time/local-day.ts';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { ListTable } from '#web/admin/base/pieces/list-table.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import { viewSettings } from '#web/admin/base/view-settings.ts';
import en from '#web/messages/admin/en/service-bookings.ts';
import fi from '#web/messages/admin/fi/service-bookings.ts';
import { shortDateText, weekdayDateText } from '#web/messages/dates.ts';
import { Button, ButtonLink } from '#web/ui/admin/button.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import type { Route } from './+types/route';
import { BookingStatus } from './booking-status.tsx';
import { clockText, workName } from './booking-words.ts';

/** The bookings of a day, of the chosen store or of all that the person may see (service-booking-4). */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { shop, actor, locale } = staffOf(context);
  const asked = url.searchParams.get('paiva') ?? '';
  const day = isCalendarDay(asked) ? asked : localDay(shop.now(), config.timeZone);
  const wanted = url.searchParams.get('store') ?? (await viewSettings(request)).store;
  const storeId = config.stores.find(({ id }) => id === wanted)?.id ?? null;
  const isWaiting = url.searchParams.get('tila') === 'odottaa';
  const bookingsOf = isWaiting ? shop.serviceBookings.staff.waiting : shop.serviceBookings.staff.day;
  const found = await bookingsOf(actor, isWaiting ? localDay(shop.now(), config.timeZone) : day, storeId);
  const bookings = found.map(({ id, status, startsAt, endsAt, storeId: at, work, machine, name, phone }) => ({
    id,
    status,
    machine,
    name,
    phone,
    time: `${clockText(startsAt, locale)}–${clockText(endsAt, locale)}`,
    day: localDay(startsAt, config.timeZone),
    work: workName(at, work, locale),
    store: config.stores.find((store) => store.id === at)?.name ?? at,
  }));
  return { day, isWaiting, storeId, bookings };
}

export default function ServiceDay({ loaderData }: Route.ComponentProps) {
  const { day, isWaiting, storeId, bookings } = loaderData;
  const t = useTexts(fi, en);
  const locale = useLocale();
  useLive(['service-booking']);
  const dayLink = (to: string) => `?${new URLSearchParams({ paiva: to, store: storeId ?? '' })}`;
  const waitingLink = `?${new URLSearchParams({ tila: 'odottaa', store: storeId ?? '' })}`;
  return (
    <>
      <PageBar title={t('title')}>
        <ButtonLink to="/huolto/uusi" icon="plus" look="primary">
          {t('book')}
        </ButtonLink>
      </PageBar>
      <main id="sisalto">
        <Form className="band" key={`${day} ${storeId}`}>
          <label>
            <span className="sr">{t('day')}</span>
            <input className="in" type="date" name="paiva" defaultValue={day} />
          </label>
          <label>
            <span className="sr">{t('store')}</span>
            <select className="in" name="store" defaultValue={storeId ?? ''}>
              <option value="">{t('allStores')}</option>
              {config.stores.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit">{t('show')}</Button>
          <ButtonLink to={dayLink(addDays(day, -1))}>{t('before')}</ButtonLink>
          <ButtonLink to={dayLink(addDays(day, 1))}>{t('after')}</ButtonLink>
        </Form>
        <section className="sec">
          <div className="sec-h">
            <h2>{isWaiting ? t('waiting') : weekdayDateText(day, locale)}</h2>
            <Link className="link push" to={isWaiting ? dayLink(day) : waitingLink}>
              {isWaiting ? t('dayView') : t('waiting')}
            </Link>
          </div>
        </section>
        {bookings.length === 0 ? (
          <Empty icon="wrench" title={isWaiting ? t('noneWaits') : t('none')} />
        ) : (
          <ListTable columns={[t('time'), t('machine'), t('work'), t('state'), t('customer'), t('store')]}>
            {bookings.map((booking) => (
              <tr key={booking.id} data-row="">
                <th scope="row">
                  <Link className="num" to={`/huolto/${booking.id}`}>
                    {isWaiting && `${shortDateText(booking.day, locale)} `}
                    {booking.time}
                  </Link>
                </th>
                <td>{booking.machine}</td>
                <td>{booking.work}</td>
                <td>
                  <BookingStatus state={booking.status} />
                </td>
                <td>
                  {booking.name} <span className="muted num">{booking.phone}</span>
                </td>
                <td>{booking.store}</td>
              </tr>
            ))}
          </ListTable>
        )}
      </main>
    </>
  );
}
