import { data } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { visitorContext } from '#web/storefront/customers/accounts/area/guard.ts';
import { quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import { serviceChoices } from '../service-choices.ts';
import type { Route } from './+types/route';
import { OwnBookingsPage } from './own-bookings-page.tsx';

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('bookings.title'));

/** The service bookings of the account: those to come, then the earlier ones. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { serviceBookings } = context.get(shopContext);
  const stores = serviceChoices(localeOf(url.pathname));
  const bookings = (await serviceBookings.list(context.get(visitorContext).userId)).map((booking) => {
    const store = stores.find(({ id }) => id === booking.storeId);
    const work = store?.works.find(({ id }) => id === booking.work)?.name ?? '';
    return {
      ...booking,
      store: store?.name ?? '',
      work,
      isPast: booking.status === 'ready' || booking.status === 'cancelled',
    };
  });
  return data({ bookings }, { headers: quietHeaders });
}

export default function OwnBookings({ loaderData }: Route.ComponentProps) {
  return <OwnBookingsPage {...loaderData} />;
}
