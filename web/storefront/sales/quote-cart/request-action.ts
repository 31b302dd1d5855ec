import { data, redirect } from 'react-router';
import type { ReceivedFile } from '#backend/platform/files/receive-form.ts';
import type { Shop } from '#backend/shop.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import { MAX_PHOTOS } from '#domain/sales/quotes/trade-in-request.ts';
import type { RequestAnswer } from './request/request-answer.ts';

/** Not cached and not indexed: the form may contain a customer's name. */
export const quoteHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

type Asked = {
  shop: Shop;
  request: Request;
  locale: Locale;
  sku: Sku;
  /** The page that shows the number of the request. */
  done: string;
};

const textsOf = (form: FormData) =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

/** Sends the plain form for a single item. Redirects to its number, or returns the input with the errors. */
export async function sendSingle(asked: Asked) {
  const { shop, request } = asked;
  const { headers } = request;
  const isWithFiles = /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');
  if (!isWithFiles) return sendRead(asked, await request.formData().catch(() => new FormData()), []);
  const done = await shop.files.receive(request, MAX_PHOTOS + 1, ({ fields, files }) => sendRead(asked, fields, files));
  return done.ok ? done.value : sendRead(asked, new FormData(), []);
}

async function sendRead({ shop, request, locale, sku, done }: Asked, read: FormData, photos: readonly ReceivedFile[]) {
  const form = textsOf(read);
  const item = await shop.quotes.item(sku, locale);
  const items = item ? [{ ...item, amount: Number(form.amount ?? 1) }] : [];
  const visitor = await shop.auth.visitor(request.headers);
  const sent = await shop.quotes.send({ ...form, items }, locale, visitor, shop.auth.clientOf(request), photos);
  if (sent.ok) {
    const { number } = sent.value;
    const headers = { ...quoteHeaders, 'set-cookie': shop.quotes.cookie(number) };
    throw redirect(`${done}?lahetetty=${number}`, { headers });
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
