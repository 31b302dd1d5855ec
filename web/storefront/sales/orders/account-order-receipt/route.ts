import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { visitorContext } from '#web/storefront/customers/accounts/area/guard.ts';
import { pdfResponse } from '../pdf-response.ts';
import type { Route } from './+types/route';

/** The receipt of a customer's own order. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const by = { number: params.number, userId: context.get(visitorContext).userId };
  const receipt = await context.get(shopContext).ownOrders.receipt(by, localeOf(url.pathname));
  if (!receipt) throw pageNotFound(url);
  return pdfResponse(receipt);
}
