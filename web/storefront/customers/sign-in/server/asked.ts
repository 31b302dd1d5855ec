import { data, type RouterContextProvider } from 'react-router';
import type { Shop } from '#backend/shop.ts';
import { type Locale, localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import type { Answer, Failure } from '../form/answer.ts';
import { type Intent, intentOf } from '../sign-in-intent.ts';

/** What every loader and action of signing in gets. */
export type PageRequest = { context: Readonly<RouterContextProvider>; request: Request; url: URL };

export type Asked = {
  shop: Shop;
  locale: Locale;
  url: URL;
  form: FormData;
  client: ReturnType<Shop['auth']['clientOf']>;
  intent: Intent;
};

/** A posted form with who sends it and what they were about to do. A body that is no form counts as an empty one. */
export async function asked({ context, request, url }: PageRequest): Promise<Asked> {
  const shop = context.get(shopContext);
  return {
    shop,
    locale: localeOf(url.pathname),
    url,
    form: await request.formData().catch(() => new FormData()),
    client: shop.auth.clientOf(request),
    intent: intentOf(url, request.headers.get('cookie')),
  };
}

/**
 * Headers of every page of signing in: kept nowhere, found by no search engine, and no address with a token told to
 * anybody. Not `no-referrer`: with it browsers hide the origin of a posted form, and the form would be refused.
 */
export const quietHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex',
};

/** An answer of a page, with cookies if it has any. */
export function answered<A>(
  answer: A,
  init: { status?: number; cookies?: readonly string[]; retryAfter?: number } = {},
) {
  const headers = new Headers(quietHeaders);
  for (const cookie of init.cookies ?? []) headers.append('set-cookie', cookie);
  if (init.retryAfter) headers.set('retry-after', String(init.retryAfter));
  return data(answer, { status: init.status ?? 200, headers });
}

/** What the shop was not willing to do, as the page tells it. */
export function failureOf(
  refused: { reason: string; details?: unknown },
  otherwise: Failure['kind'] & string,
): Failure {
  if (refused.reason !== 'limited') return { kind: otherwise } as Failure;
  return { kind: 'limited', minutes: Math.max(1, Math.ceil(retryAfterOf(refused) / 60)) };
}

const retryAfterOf = ({ details }: { details?: unknown }): number =>
  Number((details as { retryAfter?: number } | undefined)?.retryAfter ?? 60);

/** A form that must be mended: 400, or 429 with the time to wait. */
export function mend<F extends string, More extends object = object>(
  answer: Partial<Answer<F>> & More,
  refused?: { reason: string; details?: unknown },
) {
  const isLimited = refused?.reason === 'limited';
  return answered(
    { at: Date.now(), problems: {}, values: {}, ...answer } as Answer<F> & More,
    isLimited ? { status: 429, retryAfter: retryAfterOf(refused) } : { status: 400 },
  );
}
