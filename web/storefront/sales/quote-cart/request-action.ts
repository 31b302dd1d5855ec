import { data, redirect } from 'react-router';
import type { Shop } from '#backend/shop.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import { links } from '#web/storefront/base/links.ts';
import type { RequestAnswer } from './request/request-answer.ts';

/** Not cached and not indexed: the form may contain a customer's name. */
export const quoteHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

type Asked = { shop: Shop; request: Request; locale: Locale; sku: Sku };

const textsOf = (form: FormData) =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

/** Sends the plain form for a single item. Redirects to its number, or returns the input with the errors. */
export async function sendSingle({ shop, request, locale, sku }: Asked) {
  const form = textsOf(await request.formData().catch(() => new FormData()));
  const item = await shop.quotes.item(sku, locale);
  const items = item ? [{ ...item, amount: Number(form.amount ?? 1) }] : [];
  const visitor = await shop.auth.visitor(request.headers);
  const sent = await shop.quotes.send({ ...form, items }, locale, visitor, shop.auth.clientOf(request));
  if (sent.ok) {
    const { number } = sent.value;
    const headers = { ...quoteHeaders, 'set-cookie': shop.quotes.cookie(number) };
    throw redirect(`${links(locale).quoteCart()}?lahetetty=${number}`, { headers });
  }
  const refused = (answer: Pick<RequestAnswer, 'problems' | 'failure'>, status: number) =>
    data<RequestAnswer>({ ...answer, values: form, at: Date.now() }, { status, headers: quoteHeaders });
  switch (sent.reason) {
    case 'invalid': {
      const named = (sent.details ?? []) as RequestAnswer['problems'];
      const problems = named.map((problem) => ({
        ...problem,
        field: problem.field === 'items.0.amount' ? 'amount' : problem.field,
      }));
      return refused({ problems, failure: null }, 400);
    }
    case 'robot':
      return refused({ problems: [], failure: sent.details ?? 'website' }, 400);
    case 'limited':
      return refused({ problems: [], failure: 'limited' }, 429);
    case 'key_reused':
      return refused({ problems: [], failure: 'key_reused' }, 409);
  }
}
