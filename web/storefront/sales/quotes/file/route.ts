import { downloadHeaders } from '#domain/base/file-type.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import type { Route } from './+types/route';

/** A file that the shop attached to a quote, by the quote's secret. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const file = await context.get(shopContext).quotes.file(params.secret, params.id);
  if (!file) throw pageNotFound(url);
  return new Response(file.bytes, { headers: downloadHeaders(file) });
}
