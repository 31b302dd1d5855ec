import { shopContext } from '#web/storefront/base/context.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { visitorContext } from '#web/storefront/customers/accounts/area/guard.ts';
import type { Route } from './+types/route';

/** Everything the shop stores about the customer, as a file (GDPR art. 20, own-data-1). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const data = await context.get(shopContext).accounts.exportData(context.get(visitorContext).userId);
  if (!data) throw pageNotFound(url);
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="omat-tiedot-${data.exportedAt.toISOString().slice(0, 10)}.json"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
