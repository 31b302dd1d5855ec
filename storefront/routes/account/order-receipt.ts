import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#storefront/context.ts';
import { visitorContext } from '#storefront/features/account/area/guard.ts';
import { pdfResponse } from '#storefront/features/order/pdf-response.ts';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import type { Route } from './+types/order-receipt';

/** The receipt of a customer's own order. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const by = { number: params.number, userId: context.get(visitorContext).userId };
  const receipt = await context.get(shopContext).ownOrders.receipt(by, localeOf(url.pathname));
  if (!receipt) throw pageNotFound(url);
  return pdfResponse(receipt);
}
