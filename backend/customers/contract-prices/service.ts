import { companyById, membershipOf } from '#backend/customers/companies/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { atContractPrice, type ContractRule } from '#domain/customers/contract-prices/contract-price.ts';
import { shop } from '#shop.config';
import { lockRules, rulesOf } from './queries.ts';
import { createStaffContracts, type PricedBy } from './staff/staff-contracts.ts';

export type { ContractList } from './queries.ts';
export type { ContractSaved, ListDetails, PreviewRow } from './staff/staff-contracts.ts';

/** The contract prices of a company on a day. */
export type CompanyPrices = { companyId: string; businessId: string; rules: readonly ContractRule[]; stamp: string };

/** What a member reads of the price of one sku: of one piece, and of more. */
export type OwnPrice = Pick<CartItem, 'sku' | 'vatRate'> & {
  cents: number;
  breaks: NonNullable<CartItem['quantityBreaks']>;
};

const dayOf = (now: Date) => localDay(now, shop.timeZone);

/** Items at a company's prices; as they are for a buyer without any. */
export const atPricesOf = (prices: Pick<CompanyPrices, 'rules'> | null, item: CartItem): CartItem =>
  prices ? atContractPrice(item, prices.rules) : item;

/** Whether the prices of a draft still hold; locks their lists until the transaction ends. */
export const arePricesCurrent = async (tx: Tx, { companyId, stamp }: CompanyPrices, now: Date): Promise<boolean> =>
  (await lockRules(tx, companyId, dayOf(now))) === stamp;

export type ContractPriceService = ReturnType<typeof createContractPriceService>;

/** Contract prices of companies: lists that staff keep, and what they make of an item (contract-1 to contract-5). */
export function createContractPriceService(ctx: ShopContext, goods: PricedBy) {
  const { kysely } = ctx.db;

  /** The contract prices of the approved company to which a customer belongs; null without any in force. */
  async function ofBuyer(userId: string | null): Promise<CompanyPrices | null> {
    const own = userId === null ? null : await membershipOf(kysely, userId);
    const company = own && (await companyById(kysely, own.companyId));
    if (company?.status !== 'approved') return null;
    const { rules, stamp } = await rulesOf(kysely, company.id, dayOf(ctx.now()));
    return rules.length > 0 ? { companyId: company.id, businessId: company.businessId, rules, stamp } : null;
  }

  return {
    ofBuyer,
    staff: createStaffContracts(ctx, goods),

    /** Own prices of skus that a customer sees; those that cost what everybody pays are left out. */
    async ofSkus(userId: string, skus: readonly Sku[], locale: Locale): Promise<OwnPrice[]> {
      const prices = await ofBuyer(userId);
      if (!prices || skus.length === 0) return [];
      const items = await goods.cartItems([...new Set(skus)], locale);
      return [...items.values()].flatMap((item): OwnPrice[] => {
        const own = atPricesOf(prices, item);
        if (!own.publicPrice) return [];
        const { sku, vatRate, price, quantityBreaks = [] } = own;
        return [{ sku, vatRate, cents: price.finalPrice.inclTax, breaks: quantityBreaks }];
      });
    },
  };
}
