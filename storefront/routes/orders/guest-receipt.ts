import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#storefront/context.ts';
import { pdfResponse } from '#storefront/features/order/pdf-response.ts';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import type { Route } from './+types/guest-receipt';

/** The receipt of an order, for whoever has its secret. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const receipt = await context.get(shopContext).ownOrders.receipt({ secret: params.secret }, localeOf(url.pathname));
  if (!receipt) throw pageNotFound(url);
  return pdfResponse(receipt);
}
