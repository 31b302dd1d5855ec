import { stringify } from 'yaml';
import { atPricesOf, type CompanyPrices } from '#backend/customers/contract-prices/service.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { unitOf } from '#domain/catalog/prices/quantity-breaks.ts';
import { shop } from '#shop.config';
import type { QuoteDeps } from '../deps.ts';
import type { StoredQuote } from '../stored-quote.ts';

const VALID_DAYS = 14;

/** The price of each piece at the amount that was asked for. */
const priceOf = (item: CartItem | undefined, amount: number, prices: CompanyPrices | null) =>
  item ? eurosFromCents(unitOf({ ...atPricesOf(prices, item), amount })) : null;

type DraftDeps = Pick<QuoteDeps, 'ctx' | 'catalog' | 'contractPrices'>;

/**
 * A draft of a quote reply: the requested lines at current prices of the buyer, in euros (contract-3). A missing price is left empty and
 * must be filled in before sending.
 */
export async function draftOf(quote: StoredQuote, { ctx, catalog, contractPrices }: DraftDeps) {
  const prices = quote.contact.businessCustomer ? await contractPrices.ofBuyer(quote.userId) : null;
  const known = await catalog.cartItems(
    quote.items.map(({ sku }) => sku),
    quote.locale,
  );
  return {
    validUntil: addDays(localDay(ctx.now(), shop.timeZone), VALID_DAYS),
    words: '',
    deliveryTime: '',
    lines: quote.items.map(({ sku, title, variationName, amount }) => ({
      sku,
      title: [title, variationName].filter(Boolean).join(', '),
      amount,
      price: priceOf(known.get(sku), amount, prices),
    })),
  };
}

/** The same as YAML, with the request as a comment. */
export async function draftReply(quote: StoredQuote, deps: QuoteDeps): Promise<string> {
  const { firstname, lastname, message } = quote.contact;
  const head = [`${quote.number}: ${firstname} ${lastname}`, ...(message ? message.split('\n') : [])];
  const reply = await draftOf(quote, deps);
  return `${head.map((line) => `# ${line}`).join('\n')}\n${stringify(reply).trimEnd()}`;
}
