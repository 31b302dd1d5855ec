import type { FieldError } from '#domain/base/error-codes.ts';
import type { Cents } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { vatClasses, vatRate } from '#domain/base/vat.ts';
import { unitOf } from '#domain/catalog/prices/quantity-breaks.ts';
import type { QuoteReplyLine } from '#domain/sales/quotes/quote-reply.ts';
import { shop } from '#shop.config';
import type { QuoteDeps } from '../deps.ts';
import { knownItems } from '../known-items.ts';
import { nameItems } from '../name-items.ts';
import type { StoredQuote } from '../stored-quote.ts';
import type { ReplyFile } from './reply-file.ts';

type Written = ReplyFile['lines'][number];
/** `listPrices`: today's prices of one piece in the catalog; null where it has none. */
type ReplyLines = { lines: QuoteReplyLine[]; listPrices: (Cents | null)[] };

/**
 * The lines of a quote reply as stored: name and VAT rate of a sku from the catalog, amount from the request, unless
 * the file overrides them; lines without a sku have the standard rate. Unknown skus, VAT rates unknown in Finland and
 * gift cards are rejected by line.
 */
export async function replyLines(
  written: readonly Written[],
  quote: Pick<StoredQuote, 'locale' | 'items'>,
  deps: QuoteDeps,
): Promise<Result<ReplyLines, 'invalid', FieldError[]>> {
  const { locale, items } = quote;
  const skus = written.flatMap(({ sku }) => sku ?? []);
  const known = await knownItems(skus, locale, deps);
  const asked = new Map(items.map((item) => [item.sku, item]));
  const blank = skus.map((sku) => ({ sku, title: '', variationName: '', slug: '', image: null, amount: 1 }));
  const named = new Map((await nameItems(blank, locale, deps)).map((item) => [item.sku, item]));
  const today = localDay(deps.ctx.now(), shop.timeZone);
  const rates = new Set(vatClasses.map((vatClass) => vatRate(vatClass, today)));
  const problems: FieldError[] = [];

  const lines = written.map((line, index): QuoteReplyLine => {
    const wrong = (field: keyof Written, message: string) =>
      problems.push({ field: `lines.${index}.${field}`, message });
    const { sku, price, vat } = line;
    const item = sku === null ? undefined : known.get(sku);
    const names = sku === null ? undefined : [named.get(sku), asked.get(sku)].find((found) => found?.title);
    const title = line.title || names?.title || '';
    if (!title) wrong('sku', `nothing is known as ${sku}; write a title, or mend the sku`);
    if (item?.isGiftCard) wrong('sku', 'is a gift card: those are sold in the shop, not by a quote');
    if (vat !== null && !rates.has(vat)) wrong('vat', `is none of ${[...rates].join(', ')}`);
    return {
      sku,
      title,
      variationName: line.variation || (line.title ? '' : (names?.variationName ?? '')),
      amount: line.amount ?? asked.get(sku ?? '')?.amount ?? 1,
      unit: price,
      vatRate: vat ?? item?.vatRate ?? vatRate('standard', today),
    };
  });
  const listPrices = lines.map(({ sku, amount }) => {
    const item = known.get(sku ?? '');
    return (item && unitOf({ ...item, amount })) || null;
  });
  return problems.length > 0 ? fail('invalid', problems) : ok({ lines, listPrices });
}
