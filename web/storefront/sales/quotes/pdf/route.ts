import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { pdfResponse } from '#web/storefront/sales/orders/pdf-response.ts';
import type { Route } from './+types/route';

/** An answered quote as a PDF, by its secret. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const paper = await context.get(shopContext).quotes.pdf(params.secret, localeOf(url.pathname));
  if (!paper) throw pageNotFound(url);
  return pdfResponse(paper);
}
