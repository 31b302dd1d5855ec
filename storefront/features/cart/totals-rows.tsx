import { formatEuros } from '#domain/base/money.ts';
import { vatKind } from '#domain/base/vat.ts';
import type { CartTotals, VatRow } from '#domain/cart/price-cart.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';

type Props = {
  totals: CartTotals;
  /** What stands for the delivery price: an amount when a method is chosen, else words. */
  delivery: { kind: 'price' } | { kind: 'words'; text: string };
};

type Parts = Pick<CartTotals, 'payNow' | 'dueLater'> & { isPaid?: boolean };

/** What is paid now and what at the pickup, when a deposit parts them. */
export function PaidInParts({ payNow, dueLater, isPaid = false }: Parts) {
  const { t } = useI18n();
  if (dueLater === 0) return null;
  return (
    <>
      <div className="sum-now">
        <dt>{t(isPaid ? 'cart.paidNow' : 'cart.payNow')}</dt>
        <dd>{formatEuros(payNow)}</dd>
      </div>
      <div>
        <dt>{t('cart.dueLater')}</dt>
        <dd>{formatEuros(dueLater)}</dd>
      </div>
    </>
  );
}

/** The VAT in a sum by rate. Margin goods and gift cards have none that may be shown: their sum stands for it. */
export function VatRows({ vat }: { vat: readonly VatRow[] }) {
  const { t } = useI18n();
  return vat.map((row) => {
    const kind = vatKind(row);
    return (
      <div key={`${kind} ${row.rate}`} className="small muted">
        <dt>{kind === 'rate' ? t('cart.vat', { rate: rateText(row.rate) }) : t(`cart.${kind}`)}</dt>
        <dd>{formatEuros(kind === 'rate' ? row.vat : row.gross)}</dd>
      </div>
    );
  });
}

/** A VAT rate as people write it: `25,5`. */
export const rateText = (rate: number) => String(rate).replace('.', ',');

/** Goods, delivery, total and the VAT in it: the same rows in the cart, at checkout and in its summary. */
export function TotalsRows({ totals, delivery }: Props) {
  const { t } = useI18n();
  const hasMargin = totals.vat.some((row) => vatKind(row) === 'margin');
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
      <PaidInParts {...totals} />
      <VatRows vat={totals.vat} />
      {hasMargin ? null : (
        <div className="small muted">
          <dt>{t('cart.withoutVat')}</dt>
          <dd>{formatEuros(totals.netTotal)}</dd>
        </div>
      )}
    </dl>
  );
}
