import { addressOf as contentAddress } from '#backend/content/pages/addresses.ts';
import type { CartProblem } from '#backend/sales/cart/service.ts';
import type { KeptCart } from '#backend/sales/shared-carts/service.ts';
import type { Shop } from '#backend/shop.ts';
import { type Locale, localePrefix } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import type { Message } from '../ucp/message.ts';
import type { PricedCart } from './price.ts';
import { cartTexts } from './texts.ts';
import { totalsOf } from './totals.ts';

type BaseUrl = Pick<Shop, 'baseUrl'>;

/** The shop's page that shows the cart and puts it into the buyer's browser. */
export const continueUrl = ({ token, locale }: Pick<KeptCart, 'token' | 'locale'>, { baseUrl }: BaseUrl): string =>
  `${baseUrl}${localePrefix(locale)}/jaettu-ostoskori?c=${token}`;

const PAGES = {
  privacy_policy: 'asiakaspalvelu/tietosuoja',
  terms_of_service: 'asiakaspalvelu/toimitusehdot',
  refund_policy: 'asiakaspalvelu/palautus-reklamaatio-ja-takuu',
  shipping_policy: 'asiakaspalvelu/toimitustavat-ja-kulut',
} as const;

/** The pages that a buyer must be able to read before buying. */
const linksOf = (locale: Locale, { baseUrl }: BaseUrl) =>
  Object.entries(PAGES).map(([type, path]) => ({ type, url: `${baseUrl}${contentAddress('page', path, locale)}` }));

function lineItemsOf({ items, totals }: PricedCart, { baseUrl }: BaseUrl, locale: Locale) {
  const t = cartTexts[locale];
  return items.map((item, i) => {
    const line = totals.lines[i] ?? { unit: 0, discount: 0, total: 0 };
    const named = item.variationName ? `${item.title}, ${item.variationName}` : item.title;
    return {
      id: item.id,
      item: {
        id: item.id,
        title: named,
        price: line.unit,
        ...(item.image && { image_url: `${baseUrl}/pictures/${item.image}/medium.webp` }),
      },
      quantity: item.amount,
      totals: [
        { type: 'subtotal', display_text: t.subtotal, amount: line.unit * item.amount },
        ...(line.discount > 0 ? [{ type: 'items_discount', display_text: t.discount, amount: -line.discount }] : []),
        { type: 'total', display_text: t.total, amount: line.total },
      ],
    };
  });
}

const CODES = { outOfStock: 'out_of_stock', unknown: 'not_found' } as const satisfies Partial<
  Record<CartProblem['reason'], string>
>;

/** What is wrong with lines: an amount that was lowered is a warning, all else an error that the agent can mend. */
export function problemMessages(problems: readonly CartProblem[], locale: Locale): Message[] {
  const t = cartTexts[locale];
  return problems.map((problem): Message => {
    const { reason, id } = problem;
    const content = t.problem[reason](id, 'available' in problem ? problem.available : 0);
    const path = '$.line_items';
    if (reason === 'limited') return { type: 'warning', code: 'quantity_adjusted', content, path };
    const code = reason === 'outOfStock' || reason === 'unknown' ? CODES[reason] : 'item_unavailable';
    return { type: 'error', code, content, path, severity: 'recoverable' };
  });
}

/** What the buyer should know of the prices: gifts, and what is paid later. */
export function priceMessages({ gifts, totals }: PricedCart, locale: Locale): Message[] {
  const t = cartTexts[locale];
  return [
    ...gifts.map(({ amount, title }): Message => ({ type: 'info', code: 'gift', content: t.gift(amount, title) })),
    ...(totals.dueLater > 0
      ? [
          {
            type: 'info' as const,
            code: 'deposit',
            content: t.later(formatEuros(totals.payNow), formatEuros(totals.dueLater)),
          },
        ]
      : []),
  ];
}

/** What carts and checkouts have in common. */
export const presentCart = (kept: KeptCart, priced: PricedCart, shop: BaseUrl) => ({
  id: kept.token,
  line_items: lineItemsOf(priced, shop, kept.locale),
  currency: 'EUR',
  totals: totalsOf(priced, kept.locale),
  links: linksOf(kept.locale, shop),
  expires_at: kept.expiresAt.toISOString(),
});
