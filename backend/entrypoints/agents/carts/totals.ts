import { type Locale, localize } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { vatKind } from '#domain/base/vat.ts';
import type { VatRow } from '#domain/sales/cart/price-cart.ts';
import type { PricedCart } from './price.ts';
import { cartTexts } from './texts.ts';

type Total = {
  type: string;
  display_text: string;
  amount: Cents;
  lines?: { display_text: string; amount: Cents }[];
};

/**
 * VAT is within the prices: an entry `tax` would be added once more, so it stands as lines of the total. The margin scheme and gift cards
 * state none.
 */
function vatLines(rows: readonly VatRow[], locale: Locale) {
  const t = cartTexts[locale];
  return rows.flatMap((row) => {
    const kind = vatKind(row);
    if (kind !== 'rate') return [{ display_text: kind === 'margin' ? t.margin : t.voucher, amount: row.gross }];
    const rate = `${row.rate.toLocaleString(locale === 'fi' ? 'fi-FI' : 'en-GB')} %`;
    return [
      { display_text: t.net(rate), amount: row.net },
      { display_text: t.vat(rate), amount: row.vat },
    ];
  });
}

/** The sums of a cart or checkout; all but the total add up to it. */
export function totalsOf({ totals, applied, method }: PricedCart, locale: Locale): Total[] {
  const t = cartTexts[locale];
  const { goods, discount, shipping, shippingDiscount, officeFee, total, vat } = totals;
  const names = applied.map(({ campaign }) => localize(campaign.name, locale).text).join(', ');
  const delivery = shipping + shippingDiscount + officeFee;
  const entries: Total[] = [
    { type: 'subtotal', display_text: t.subtotal, amount: goods + discount },
    { type: 'items_discount', display_text: names || t.discount, amount: -discount },
    ...(method ? [{ type: 'fulfillment', display_text: t.delivery, amount: delivery }] : []),
    { type: 'discount', display_text: t.freeDelivery, amount: -shippingDiscount },
  ];
  const isDiscount = ({ type }: Total) => type.endsWith('discount');
  return [
    ...entries.filter((entry) => !isDiscount(entry) || entry.amount < 0),
    { type: 'total', display_text: t.total, amount: total, lines: vatLines(vat, locale) },
  ];
}
