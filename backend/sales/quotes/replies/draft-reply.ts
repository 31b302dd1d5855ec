import { stringify } from 'yaml';
import { eurosFromCents } from '#domain/base/money.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { shop } from '#shop.config';
import type { QuoteDeps } from '../deps.ts';
import type { StoredQuote } from '../stored-quote.ts';

const VALID_DAYS = 14;

const priceOf = (item: CartItem | undefined) => (item ? eurosFromCents(item.price.finalPrice.inclTax) : null);

/**
 * An answer to begin with, as YAML: the lines asked for at the catalog's prices of today. Where it has none
 * the price is left empty, and has to be filled in before it can be sent.
 */
export async function draftReply(quote: StoredQuote, { ctx, catalog }: QuoteDeps): Promise<string> {
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
      price: priceOf(known.get(sku)),
    })),
  };
  return `${head.map((line) => `# ${line}`).join('\n')}\n${stringify(reply).trimEnd()}`;
}
