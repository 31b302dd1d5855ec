import type { Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import type { ChosenSize } from '#domain/catalog/offers/cart-item.ts';
import { checkLines, sellReason } from '#domain/catalog/offers/check-lines.ts';
import type { Stock } from '#domain/catalog/products/product.ts';
import type { MissingPrice } from '#domain/catalog/products/way-to-buy.ts';
import type { Goods } from './goods.ts';
import type { ListRecord, StoredItem } from './queries.ts';

/** Items on one page of a list. */
export const LINES_A_PAGE = 40;

/**
 * Why an item cannot go into the cart as it is. 'choose': the shopper has to choose a variant; 'quote_only': sold by
 * quote.
 */
export type WishProblem = 'gone' | 'choose' | 'no_price' | 'wrong_size' | 'outOfStock' | 'limited' | 'quote_only';

/** An item of a list with the current name, price and stock. */
export type WishLine = {
  id: string;
  sku: Sku;
  amount: number;
  title: string;
  variationName: string;
  customization: ChosenSize | null;
  image: string | null;
  /** Without the locale prefix; null when the item has no page any more. */
  link: string | null;
  isPart: boolean;
  /** Price of a piece; of goods cut to size without a size, of a square metre. `was` and `lowest30` when reduced. */
  price: { now: Cents; was: Cents | null; lowest30: Cents | null; perM2: boolean; vatRate: number } | null;
  /** Why there is no price. */
  noPrice: MissingPrice;
  stock: Stock | null;
  problem: WishProblem | null;
};

/** An item in the form that the cart check takes. */
export type WantedWish = {
  id: string;
  sku: Sku;
  amount: number;
  customization: ChosenSize | null;
  /** Title at the time it was added. */
  name: string;
};

/** A page of a list. */
export type WishListView = {
  id: string;
  name: string;
  secret: string | null;
  count: number;
  page: number;
  pages: number;
  lines: WishLine[];
  /** Every item of the list, for adding all to the cart. */
  wanted: WantedWish[];
};

const nameOf = ({ title, variationName }: Goods) => [title, variationName].filter(Boolean).join(', ');

/** The items of one page; an out-of-range page gives the nearest one. */
export function pageOf(items: readonly StoredItem[], asked: number) {
  const pages = Math.max(1, Math.ceil(items.length / LINES_A_PAGE));
  const page = Math.min(Math.max(1, Math.trunc(asked) || 1), pages);
  return { page, pages, items: items.slice((page - 1) * LINES_A_PAGE, page * LINES_A_PAGE) };
}

/** The view of a page's items. */
export function presentLines(items: readonly StoredItem[], goods: ReadonlyMap<string, Goods>): WishLine[] {
  const fresh = new Map([...goods].flatMap(([sku, { item }]) => (item ? [[sku, item] as const] : [])));
  const judged = checkLines(items, fresh);
  return items.map((stored, i): WishLine => {
    const now = goods.get(stored.sku);
    const { item = null, problem } = judged[i] ?? { problem: null };
    const shown = item ?? now?.item ?? null;
    const { price } = shown ?? {};
    const reduced = price && price.salePercent !== null;
    return {
      id: stored.id,
      sku: stored.sku,
      amount: stored.amount,
      title: now?.title ?? stored.title,
      variationName: now?.variationName ?? '',
      customization: stored.customization,
      image: now ? now.image : stored.image,
      link: now?.link ?? null,
      isPart: shown?.sparePart ?? false,
      price: price
        ? {
            now: price.finalPrice.inclTax,
            was: reduced ? price.price : null,
            lowest30: reduced ? (price.lowest30 ?? price.price) : null,
            perM2: !item && shown?.sizing !== null,
            vatRate: shown?.vatRate ?? 0,
          }
        : null,
      noPrice: now?.noPrice ?? { kind: 'none' },
      stock: shown?.stock ?? null,
      problem: problemOf(now, problem?.reason === 'wrong_size' ? 'wrong_size' : sellReason(problem)),
    };
  });
}

function problemOf(now: Goods | undefined, reason: WishProblem | null): WishProblem | null {
  if (!now) return 'gone';
  if (now.needsChoice) return 'choose';
  return now.item ? reason : 'no_price';
}

export function presentList(
  { id, name, secret }: ListRecord,
  items: readonly StoredItem[],
  asked: number,
  goods: ReadonlyMap<string, Goods>,
): WishListView {
  const { page, pages, items: some } = pageOf(items, asked);
  const wanted = items.map(({ id, sku, amount, customization, title }) => {
    const now = goods.get(sku);
    return { id, sku, amount, customization, name: now ? nameOf(now) : title };
  });
  return { id, name, secret, count: items.length, page, pages, lines: presentLines(some, goods), wanted };
}
