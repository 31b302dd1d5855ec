import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#storefront/context.ts';
import { pdfResponse } from '#storefront/features/order/pdf-response.ts';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import type { Route } from './+types/quote-pdf';

/** An answered quote as a paper, for whoever has its secret. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const paper = await context.get(shopContext).quotes.pdf(params.secret, localeOf(url.pathname));
  if (!paper) throw pageNotFound(url);
  return pdfResponse(paper);
}
