import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { pdfResponse } from '../pdf-response.ts';
import type { Route } from './+types/route';

/** The receipt of a guest's order; the secret in the address opens it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const receipt = await context.get(shopContext).ownOrders.receipt({ secret: params.secret }, localeOf(url.pathname));
  if (!receipt) throw pageNotFound(url);
  return pdfResponse(receipt);
}
