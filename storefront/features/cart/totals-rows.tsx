import { formatEuros } from '#domain/base/money.ts';
import type { CartTotals } from '#domain/cart/price-cart.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';

type Props = {
  totals: CartTotals;
  /** What stands for the delivery price: an amount when a method is chosen, else words. */
  delivery: { kind: 'price' } | { kind: 'words'; text: string };
};

/** A VAT rate as people write it: `25,5`. */
export const rateText = (rate: number) => String(rate).replace('.', ',');

/** Goods, delivery, total and the VAT in it: the same rows in the cart, at checkout and in its summary. */
export function TotalsRows({ totals, delivery }: Props) {
  const { t } = useI18n();
  return (
    <dl className="sum-rows">
      <div>
        <dt>{t('cart.goods')}</dt>
        <dd>{formatEuros(totals.goods)}</dd>
      </div>
      <div className={delivery.kind === 'words' ? 'muted sum-text' : undefined}>
        <dt>{t('cart.delivery')}</dt>
        <dd>{delivery.kind === 'price' ? formatEuros(totals.shipping + totals.officeFee) : delivery.text}</dd>
      </div>
      <div className="sum-tot">
        <dt>{t('cart.total')}</dt>
        <dd>{formatEuros(totals.total)}</dd>
      </div>
      {totals.vat.map(({ rate, vat }) => (
        <div key={rate} className="small muted">
          <dt>{t('cart.vat', { rate: rateText(rate) })}</dt>
          <dd>{formatEuros(vat)}</dd>
        </div>
      ))}
      <div className="small muted">
        <dt>{t('cart.withoutVat')}</dt>
        <dd>{formatEuros(totals.netTotal)}</dd>
      </div>
    </dl>
  );
}
