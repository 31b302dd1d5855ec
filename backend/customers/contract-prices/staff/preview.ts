import { readCosts } from '#backend/catalog/costs/service.ts';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { netOf } from '#domain/base/vat.ts';
import { atPublicPrice, type CartItem } from '#domain/catalog/offers/cart-item.ts';
import { costOn, type Margin, marginAtRate } from '#domain/catalog/prices/margin.ts';
import { atContractPrice } from '#domain/customers/contract-prices/contract-price.ts';
import { type Actor, authorise, mayTry } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { rulesOf } from '../queries.ts';

export type PricedBy = Pick<CatalogService, 'cartItems'>;

/** What a company pays for a sku; sums of one piece without VAT. `margin` is null without its cost, or who may not see it. */
export type PreviewRow = {
  sku: Sku;
  title: string;
  publicNet: Cents;
  ownNet: Cents;
  isOwn: boolean;
  breaks: { from: number; net: Cents }[];
  margin: Margin | null;
};

/** What a company pays for these skus today, for staff; margins for those who may see costs (contract-4). */
export function createPreview({ db: { kysely }, now }: ShopContext, goods: PricedBy) {
  return async (actor: Actor, companyId: string, skus: readonly Sku[]): Promise<PreviewRow[]> => {
    authorise(actor, 'contract-prices.read');
    if (skus.length === 0) return [];
    const day = localDay(now(), shop.timeZone);
    const { rules } = await rulesOf(kysely, companyId, day);
    const items = await goods.cartItems(skus, 'fi');
    const seesCosts = mayTry(actor, 'prices.read-costs');
    const costs = seesCosts ? await readCosts(kysely, skus) : null;
    const marginOn = ({ sku, vatRate, price }: CartItem) => {
      const cost = costOn(costs?.get(sku) ?? [], day);
      return cost === null ? null : marginAtRate(price.finalPrice.inclTax, cost, vatRate, day);
    };
    return [...items.values()].map((item): PreviewRow => {
      const own = atContractPrice(item, rules);
      const net = (cents: Cents) => netOf(cents, item.vatRate);
      return {
        sku: item.sku,
        title: [item.title, item.variationName].filter(Boolean).join(', '),
        publicNet: net(atPublicPrice(item).price.finalPrice.inclTax),
        ownNet: net(own.price.finalPrice.inclTax),
        isOwn: own.publicPrice !== undefined,
        breaks: (own.quantityBreaks ?? []).map(({ from, cents }) => ({ from, net: net(cents) })),
        margin: marginOn(own),
      };
    });
  };
}
