import { redirect } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { ordersInCookies } from '#domain/sales/orders/order-cookie.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { inLocale } from '#web/storefront/base/links.ts';
import { pdfResponse } from '#web/storefront/sales/orders/pdf-response.ts';
import type { Route } from './+types/route';

const PRINT = '/lahjakortti/tulosta';
const MAX_CODE = 40;
const SEE_OTHER = 303;

/** The code comes in the body of a form: an address would stand in logs. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(inLocale(localeOf(url.pathname), PRINT));

/** The PDF of a card by its code, which is counted as a try of one (campaign-5). */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { auth, checkout, giftCards } = context.get(shopContext);
  const locale = localeOf(url.pathname);
  const form = await request.formData().catch(() => new FormData());
  const code = String(form.get('code') ?? '').slice(0, MAX_CODE);
  const own = ordersInCookies(request.headers.get('cookie'));
  const found = await checkout.giftCard(code, { client: auth.clientOf(request), userId: null, own });
  const paper = found.outcome === 'accepted' ? await giftCards.paper(code, locale) : null;
  if (paper) return pdfResponse(paper);
  const why = found.outcome === 'limited' ? 'limited' : 'unknown';
  return redirect(`${inLocale(locale, PRINT)}?virhe=${why}`, SEE_OTHER);
}
