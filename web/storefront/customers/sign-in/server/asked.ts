import { data, type RouterContextProvider } from 'react-router';
import type { Shop } from '#backend/shop.ts';
import { type Locale, localeOf } from '#domain/base/locale.ts';
import { fieldsOf } from '#domain/base/records.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import type { Answer, Failure } from '../form/answer.ts';
import { type Intent, intentOf } from '../sign-in-intent.ts';

/** Arguments of every loader and action of sign-in pages. */
export type PageRequest = { context: Readonly<RouterContextProvider>; request: Request; url: URL };

export type Asked = {
  shop: Shop;
  locale: Locale;
  url: URL;
  form: FormData;
  client: ReturnType<Shop['auth']['clientOf']>;
  intent: Intent;
};

/** Reads a submitted form with its sender and intent. A body that is not a form counts as empty. */
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
 * Headers of sign-in pages: no caching, no indexing, no URL with a token in a referrer. Not `no-referrer`: browsers
 * would then hide the origin of a form post, which would be rejected.
 */
export const quietHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex',
};

/** Response of a page, with cookies if any. */
export function answered<A>(
  answer: A,
  init: { status?: number; cookies?: readonly string[]; retryAfter?: number } = {},
) {
  const headers = new Headers(quietHeaders);
  for (const cookie of init.cookies ?? []) headers.append('set-cookie', cookie);
  if (init.retryAfter) headers.set('retry-after', String(init.retryAfter));
  return data(answer, { status: init.status ?? 200, headers });
}

type Refused = { reason: string; details?: unknown };

/** Form problem of a rejection by the service. */
export function failureOf(refused: Refused, otherwise: Failure['kind'] & string): Failure {
  if (refused.reason !== 'limited') return { kind: otherwise } as Failure;
  return { kind: 'limited', minutes: Math.max(1, Math.ceil(retryAfterOf(refused) / 60)) };
}

const retryAfterOf = ({ details }: Refused): number => Number(fieldsOf(details).retryAfter ?? 60);

/** Response with problems: 400, or 429 with Retry-After. */
export function mend<F extends string, More extends object = object>(
  answer: Partial<Answer<F>> & More,
  refused?: Refused,
) {
  const isLimited = refused?.reason === 'limited';
  return answered(
    { at: Date.now(), problems: {}, values: {}, ...answer } as Answer<F> & More,
    isLimited ? { status: 429, retryAfter: retryAfterOf(refused) } : { status: 400 },
  );
}
