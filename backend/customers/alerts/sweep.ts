import type { WatchedProduct } from '#backend/customers/newsletter/mails/newsletter-mail.ts';
import { suppressionOf, unsubscribeUrl } from '#backend/customers/newsletter/service.ts';
import { thumbnail } from '#backend/platform/mail/templates/picture.ts';
import type { Sku } from '#domain/base/ids.ts';
import { type Locale, localePrefix } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { lowestBefore } from '#domain/catalog/prices/lowest-before.ts';
import { isDue } from '#domain/customers/alerts/alert.ts';
import { mayMail } from '#domain/customers/newsletter/subscription.ts';
import { shop } from '#shop.config';
import type { AlertDeps } from './deps.ts';
import { activeAlerts, alertSkus, claimDue, type ProductAlert } from './queries.ts';

const PAGE = 200;
type Items = Map<string, CartItem>;

const priceOf = (item: CartItem, isPriced: boolean) => (isPriced ? item.price.finalPrice.inclTax : null);

/** Queues a mail for each due alert, once. Uses stock and prices as the shop shows them (alert-1). */
export function createSweep({ ctx, catalog, prices, mail }: AlertDeps) {
  const { kysely } = ctx.db;

  async function itemsOf(skus: readonly Sku[], locale: Locale): Promise<{ priced: Items; all: Items }> {
    const priced = await catalog.cartItems(skus, locale);
    const unpriced = await catalog.unpricedItems(
      skus.filter((sku) => !priced.has(sku)),
      locale,
    );
    return { priced, all: new Map([...priced, ...unpriced]) };
  }

  async function productOf(alert: ProductAlert, item: CartItem, isPriced: boolean): Promise<WatchedProduct> {
    const price = priceOf(item, isPriced);
    const history = (price === null ? null : await prices.show(alert.sku))?.history ?? [];
    const before = price === null ? null : lowestBefore(history, price, { now: ctx.now(), timeZone: shop.timeZone });
    const { title, variationName, stock, link, image } = item;
    return {
      name: [title, variationName].filter(Boolean).join(', '),
      url: `${ctx.baseUrl}${localePrefix(alert.locale)}${link}`,
      picture: thumbnail(image, ctx.baseUrl),
      price,
      salePercent: isPriced ? item.price.salePercent : null,
      // a price drop shows the lowest price of 30 days, whether or not it is a reduction (price-4)
      lowest30: item.price.lowest30 ?? (alert.kind === 'price_drop' ? before : null),
      before: alert.price,
      stores: shop.stores.filter(({ id }) => (stock.storeAvailability[id] ?? 0) > 0).map(({ name }) => name),
    };
  }

  async function queueMail(alert: ProductAlert, product: WatchedProduct): Promise<void> {
    await kysely.transaction().execute(async (tx) => {
      if (!(await claimDue(tx, alert.id, ctx.now()))) return;
      if (!mayMail(await suppressionOf(tx, alert.email), 'watch')) return;
      const { email: to, locale, kind: about } = alert;
      const url = unsubscribeUrl(ctx.baseUrl, locale, alert.unsubscribeToken);
      // a repeated request makes another mail
      const subjectId = `${alert.id}:${alert.createdAt.getTime()}`;
      await mail.queueBulk(tx, { kind: 'watch-told', subjectId, to, locale, about, product, unsubscribeUrl: url });
    });
  }

  async function queueDue(skus: readonly Sku[]): Promise<number> {
    const known = { fi: await itemsOf(skus, 'fi'), en: await itemsOf(skus, 'en') };
    let queued = 0;
    for (const alert of await activeAlerts(kysely, skus)) {
      const { priced, all } = known[alert.locale];
      const item = all.get(alert.sku);
      if (!item) continue;
      const isPriced = priced.has(alert.sku);
      if (!isDue(alert, { stockStatus: item.stock.stockStatus, price: priceOf(item, isPriced) })) continue;
      await queueMail(alert, await productOf(alert, item, isPriced));
      queued++;
    }
    return queued;
  }

  /** Checks all active alerts in pages of skus. Returns the number of due ones. */
  return async function sweep(): Promise<number> {
    let queued = 0;
    for (let skus = await alertSkus(kysely, '', PAGE); skus.length > 0; ) {
      queued += await queueDue(skus);
      skus = await alertSkus(kysely, skus.at(-1) ?? '', PAGE);
    }
    if (queued > 0) ctx.log.info({ queued }, 'alerts queued');
    return queued;
  };
}
