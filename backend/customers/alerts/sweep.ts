import type { WatchedProduct } from '#backend/customers/newsletter/mails/newsletter-mail.ts';
import { suppressionOf, unsubscribeUrl } from '#backend/customers/newsletter/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { lowestBefore } from '#domain/catalog/prices/lowest-before.ts';
import { isDue } from '#domain/customers/alerts/product-watch.ts';
import { mayMail } from '#domain/customers/newsletter/subscription.ts';
import { shop } from '#shop.config';
import type { WatchParts } from './parts.ts';
import { takeDue, type Watch, waitedSkus, waitingFor } from './queries.ts';

const PAGE = 200;
type Items = Map<string, CartItem>;

const priceOf = (item: CartItem, isPriced: boolean) => (isPriced ? item.price.finalPrice.inclTax : null);

/** Queues a mail for each due alert, once. Uses stock and prices as the shop shows them (alert-1). */
export function createSweep({ ctx, catalog, prices, mail }: WatchParts) {
  const { kysely } = ctx.db;

  async function itemsOf(skus: readonly string[], locale: Locale): Promise<{ priced: Items; all: Items }> {
    const priced = await catalog.cartItems(skus, locale);
    const unpriced = await catalog.unpricedItems(
      skus.filter((sku) => !priced.has(sku)),
      locale,
    );
    return { priced, all: new Map([...priced, ...unpriced]) };
  }

  async function productOf(watch: Watch, item: CartItem, isPriced: boolean): Promise<WatchedProduct> {
    const price = priceOf(item, isPriced);
    const history = (price === null ? null : await prices.show(watch.sku))?.history ?? [];
    const before = price === null ? null : lowestBefore(history, price, { now: ctx.now(), timeZone: shop.timeZone });
    const { title, variationName, stock, link } = item;
    return {
      name: [title, variationName].filter(Boolean).join(', '),
      url: `${ctx.baseUrl}${watch.locale === 'en' ? '/en' : ''}${link}`,
      price,
      salePercent: isPriced ? item.price.salePercent : null,
      // a price drop shows the lowest price of 30 days, whether or not it is a reduction (price-4)
      lowest30: item.price.lowest30 ?? (watch.kind === 'price_drop' ? before : null),
      before: watch.price,
      stores: shop.stores.filter(({ id }) => (stock.storeAvailability[id] ?? 0) > 0).map(({ name }) => name),
    };
  }

  async function tell(watch: Watch, product: WatchedProduct): Promise<void> {
    await kysely.transaction().execute(async (tx) => {
      if (!(await takeDue(tx, watch.id, ctx.now()))) return;
      if (!mayMail(await suppressionOf(tx, watch.email), 'watch')) return;
      const { email: to, locale, kind: about } = watch;
      const url = unsubscribeUrl(ctx.baseUrl, locale, watch.unsubscribeToken);
      // a repeated request makes another mail
      const subjectId = `${watch.id}:${watch.createdAt.getTime()}`;
      await mail.queueBulk(tx, { kind: 'watch-told', subjectId, to, locale, about, product, unsubscribeUrl: url });
    });
  }

  async function tellOf(skus: readonly string[]): Promise<number> {
    const known = { fi: await itemsOf(skus, 'fi'), en: await itemsOf(skus, 'en') };
    let told = 0;
    for (const watch of await waitingFor(kysely, skus)) {
      const { priced, all } = known[watch.locale];
      const item = all.get(watch.sku);
      if (!item) continue;
      const isPriced = priced.has(watch.sku);
      if (!isDue(watch, { stockStatus: item.stock.stockStatus, price: priceOf(item, isPriced) })) continue;
      await tell(watch, await productOf(watch, item, isPriced));
      told++;
    }
    return told;
  }

  /** Checks all active alerts in pages of skus. Returns the number of due ones. */
  return async function sweep(): Promise<number> {
    let told = 0;
    for (let skus = await waitedSkus(kysely, '', PAGE); skus.length > 0; ) {
      told += await tellOf(skus);
      skus = await waitedSkus(kysely, skus.at(-1) ?? '', PAGE);
    }
    if (told > 0) ctx.log.info({ told }, 'alerts queued');
    return told;
  };
}
