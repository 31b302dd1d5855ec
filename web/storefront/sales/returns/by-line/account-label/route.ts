import { shopContext } from '#web/storefront/base/context.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { visitorContext } from '#web/storefront/customers/accounts/area/guard.ts';
import { pdfResponse } from '#web/storefront/sales/orders/pdf-response.ts';
import type { Route } from './+types/route';

/** The label of a return of a customer's own order. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const by = { number: params.number, userId: context.get(visitorContext).userId };
  const label = await context.get(shopContext).withdrawals.byLine.labelFile(by, params.id);
  if (!label) throw pageNotFound(url);
  return pdfResponse(label);
}
