import { data, redirect } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { isConnectionLost, withConnectionToast } from '#web/storefront/base/connection-toast.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { asked, quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import { serviceChoices } from '../service-choices.ts';
import { bookingPath } from '../service-path.ts';
import type { Route } from './+types/route';
import { BookingPage } from './booking-page.tsx';

export const handle: PageHandle = { robots: 'noindex', crumbs: 'title' };

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('service.booking'));

/** A booking by its secret; `?siirra`: the free times it can move to (service-booking-3). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { serviceBookings } = context.get(shopContext);
  const booking = await serviceBookings.view(params.secret);
  const store = serviceChoices(localeOf(url.pathname)).find(({ id }) => id === booking?.storeId);
  if (!booking || !store) throw pageNotFound(url);
  const isMoving = booking.isOpen && url.searchParams.has('siirra');
  const from = url.searchParams.get('alkaen') ?? '';
  const { name, phone, address, works } = store;
  return data(
    {
      booking,
      secret: params.secret,
      store: { name, phone, address },
      work: works.find(({ id }) => id === booking.work) ?? null,
      times: isMoving ? await serviceBookings.times(booking, from, params.secret) : null,
      isNew: url.searchParams.has('varattu'),
    },
    { headers: quietHeaders },
  );
}

export async function action(args: Route.ActionArgs) {
  const { shop, form, locale } = await asked(args);
  const { secret } = args.params;
  const start = form.get('start');
  const changed =
    form.get('intent') === 'cancel'
      ? await shop.serviceBookings.cancel(secret)
      : await shop.serviceBookings.move(secret, typeof start === 'string' ? start : '');
  if (changed.ok) throw redirect(bookingPath(locale, secret));
  if (changed.reason === 'unknown') throw pageNotFound(args.url);
  return data({ failure: changed.reason, at: Date.now() }, { status: 409, headers: quietHeaders });
}

/** A refusal may mean that the times have changed. */
export const shouldRevalidate = () => true;

export const clientAction = ({ serverAction, url }: Route.ClientActionArgs) =>
  withConnectionToast(serverAction, localeOf(url.pathname), 'service.failed');

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const failure = actionData && !isConnectionLost(actionData) ? actionData.failure : null;
  return <BookingPage {...loaderData} failure={failure} />;
}
