import { data } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { ordersInCookies } from '#domain/sales/orders/order-cookie.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { links } from '#web/storefront/base/links.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import type { Route } from './+types/route';
import { type QuotePageAnswer, readDone } from './page-answer.ts';
import { quoteAction } from './quote-actions.ts';
import { QuotePage } from './quote-page.tsx';

export const handle: PageHandle = { robots: 'disallow', crumbs: 'title' };

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) =>
  titleMeta(page, (t) => t('quote.page.title', { number: page.loaderData?.quote.number ?? '' }));

/** A quote by its secret, with a link to its order for the order's owner. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { auth, quotes } = context.get(shopContext);
  const userId = (await auth.visitor(request.headers))?.userId ?? null;
  const orders = ordersInCookies(request.headers.get('cookie'));
  const quote = await quotes.view(params.secret, locale, { userId, orders });
  if (!quote) throw pageNotFound(url);
  const to = links(locale);
  return data(
    {
      quote,
      pdf: to.quotePdf(params.secret),
      files: quote.files.map((file) => ({ ...file, path: to.quoteFile(params.secret, file.id) })),
      checkout: to.quoteCheckout(params.secret),
      order: quote.order?.secret ? to.guestOrder(quote.order.secret) : null,
      done: readDone(url.searchParams.get('tehty')),
    },
    { headers: quietHeaders },
  );
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { auth, quotes } = context.get(shopContext);
  const form = await request.formData().catch(() => new FormData());
  const { ip } = auth.clientOf(request);
  const answer = await quoteAction({ quotes, form, secret: params.secret, locale: localeOf(url.pathname), ip });
  if (!answer) throw pageNotFound(url);
  return answer;
}

/** Always shows the current quote: a refusal may mean that it has changed. */
export const shouldRevalidate = () => true;

export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<QuotePageAnswer> {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { problem: null, failure: 'lost', words: '', at: Date.now() };
  }
}

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  return <QuotePage {...loaderData} answer={actionData} />;
}
