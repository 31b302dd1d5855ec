import type { QuoteReply } from '#domain/sales/quotes/quote-reply.ts';
import type { QuoteDeps } from '../deps.ts';
import { knownItems } from '../known-items.ts';
import type { StoredQuote } from '../stored-quote.ts';

type Named = { sku: string | null; title: string; variationName: string };

/**
 * Takes everything out of a quote that somebody typed, for roles that may not see contacts: names, numbers and addresses stand in
 * free text. Goods keep the names of the catalog; others are left with their sku.
 */
export async function withoutTexts(
  { items, answer, locale }: Pick<StoredQuote, 'items' | 'answer' | 'locale'>,
  replies: readonly QuoteReply[],
  deps: Pick<QuoteDeps, 'catalog' | 'products'>,
) {
  const lines: Named[] = [items, ...[...replies, ...(answer ? [answer] : [])].map((reply) => reply.lines)].flat();
  const skus = new Set(lines.flatMap(({ sku }) => (sku === null ? [] : [sku])));
  const known = await knownItems([...skus], locale, deps);
  const named = <Line extends Named>(line: Line): Line => ({
    ...line,
    title: (line.sku !== null && known.get(line.sku)?.title) || (line.sku ?? ''),
    variationName: '',
  });
  return {
    items: items.map((item) => named(item)),
    reply: (reply: QuoteReply): QuoteReply => ({
      ...reply,
      words: '',
      deliveryTime: '',
      lines: reply.lines.map((line) => named(line)),
      ...(reply.tradeIn && { tradeIn: { ...reply.tradeIn, title: '' } }),
    }),
  };
}
