import { stringify } from 'yaml';
import { addDays, localDay } from '#domain/base/local-day.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import { shop } from '#shop.config';
import type { QuoteParts } from './parts.ts';
import type { StoredQuote } from './stored-quote.ts';

const VALID_DAYS = 14;

/**
 * An answer to begin with, as YAML: the lines asked for at the catalog's prices of today, 0 where it has none. Sent as
 * it is, it says what the shop's pages say.
 */
export async function draftReply(quote: StoredQuote, { ctx, catalog }: QuoteParts): Promise<string> {
  const known = await catalog.cartItems(
    quote.items.map(({ sku }) => sku),
    quote.locale,
  );
  const { firstname, lastname, message } = quote.contact;
  const head = [`${quote.number}: ${firstname} ${lastname}`, ...(message ? message.split('\n') : [])];
  const reply = {
    validUntil: addDays(localDay(ctx.now(), shop.timeZone), VALID_DAYS),
    words: '',
    deliveryTime: '',
    lines: quote.items.map(({ sku, title, variationName, amount }) => ({
      sku,
      title: [title, variationName].filter(Boolean).join(', '),
      amount,
      price: eurosFromCents(known.get(sku)?.price.finalPrice.inclTax ?? 0),
    })),
  };
  return `${head.map((line) => `# ${line}`).join('\n')}\n${stringify(reply).trimEnd()}`;
}
