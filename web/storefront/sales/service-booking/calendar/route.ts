import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import type { Route } from './+types/route';

/** The calendar file of a booking, by its secret (service-booking-5). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const file = await context.get(shopContext).serviceBookings.calendar(params.secret, localeOf(url.pathname));
  if (file === null) return new Response(null, { status: 404 });
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="huolto.ics"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
