import type { OwnPrice } from '#backend/customers/contract-prices/service.ts';
import { type Cents, formatEuros } from '#domain/base/money.ts';
import { isMarginRate, netOf } from '#domain/base/vat.ts';
import type { T } from '#web/messages/i18n.tsx';

/** The own price of a piece with and without VAT, and of more pieces. The same text twice where VAT is not stated. */
export function ownPriceTexts({ cents, breaks, vatRate }: OwnPrice, t: T): { gross: string; net: string } {
  const text = (of: (gross: Cents) => Cents) =>
    [
      t('company.ownPrice', { price: formatEuros(of(cents)) }),
      ...breaks.map(({ from, cents: each }) => t('company.ownBreak', { from, price: formatEuros(of(each)) })),
    ].join(', ');
  const gross = text((of) => of);
  return { gross, net: isMarginRate(vatRate) ? gross : text((of) => netOf(of, vatRate)) };
}
