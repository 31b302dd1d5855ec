import { type Cents, formatEuros } from '#domain/base/money.ts';
import { vatKind } from '#domain/base/vat.ts';
import { netSums } from '#domain/sales/cart/net-sums.ts';
import type { CartTotals, VatRow } from '#domain/sales/cart/price-cart.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { classes } from '#web/ui/classes.ts';

type Props = {
  totals: CartTotals;
  /** Names of the campaigns that gave a discount. */
  names?: readonly string[];
  /** The gift cards, and what each pays. */
  cards?: readonly { end: string; cents: Cents }[];
  /** The delivery price: an amount when a method is chosen, else a text. */
  delivery: { kind: 'price' } | { kind: 'words'; text: string };
  /** Follow the shopper's choice of prices without VAT, as the lines beside do (`net-sums.ts`). */
  followsVatChoice?: boolean;
};

type Parts = Pick<CartTotals, 'total' | 'payNow' | 'dueLater'> & { isPaid?: boolean };

/** What is paid now and what at pickup, when there is a deposit. */
export function PaidInParts({ total, payNow, dueLater, isPaid = false }: Parts) {
  const { t } = useI18n();
  if (payNow === total) return null;
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

/**
 * VAT by rate. Margin goods and gift cards have no VAT to show, so their sum is listed instead. `onlyIn`: show rates
 * beside prices with VAT only.
 */
export function VatRows({ vat, onlyIn = false }: { vat: readonly VatRow[]; onlyIn?: boolean }) {
  const { t } = useI18n();
  return vat.map((row) => {
    const kind = vatKind(row);
    return (
      <div key={`${kind} ${row.rate}`} className={classes('small muted', onlyIn && kind === 'rate' && 'only-in')}>
        <dt>{kind === 'rate' ? t('cart.vat', { rate: rateText(row.rate) }) : t(`cart.${kind}`)}</dt>
        <dd>{formatEuros(kind === 'rate' ? row.vat : row.gross)}</dd>
      </div>
    );
  });
}

/** A VAT rate as text: `25,5`. */
export const rateText = (rate: number) => String(rate).replace('.', ',');

/** A sum with VAT and, where the rows follow the shopper's choice, without it. */
function Sum({ cents, net }: { cents: Cents; net: Cents | null }) {
  if (net === null) return formatEuros(cents);
  return (
    <>
      <span className="vat-in">{formatEuros(cents)}</span>
      <span className="vat-ex">{formatEuros(net)}</span>
    </>
  );
}

/** The total without VAT, the VAT, and the amount to pay. */
function NetTotal({ totals: { netTotal, total, vat } }: Pick<Props, 'totals'>) {
  const { t } = useI18n();
  return (
    <>
      <div className="sum-tot only-ex">
        <dt>{t('cart.totalExVat')}</dt>
        <dd>{formatEuros(netTotal)}</dd>
      </div>
      {vat
        .filter((row) => vatKind(row) === 'rate')
        .map((row) => (
          <div key={row.rate} className="only-ex">
            <dt>{t('cart.vatOf', { rate: rateText(row.rate) })}</dt>
            <dd>{formatEuros(row.vat)}</dd>
          </div>
        ))}
      <div className="sum-now only-ex">
        <dt>{t('cart.totalInclVat')}</dt>
        <dd>{formatEuros(total)}</dd>
      </div>
    </>
  );
}

/** The part of a vehicle's delivery price that pays registration papers and the handover; it is in that price already. */
export function FeeRow({ officeFee, onlyIn = false }: { officeFee: Cents; onlyIn?: boolean }) {
  const { t } = useI18n();
  if (officeFee === 0) return null;
  return (
    <div className={classes('small muted', onlyIn && 'only-in')}>
      <dt>{t('cart.officeFee')}</dt>
      <dd>{formatEuros(officeFee)}</dd>
    </div>
  );
}

/** Campaign discounts on the goods. */
function DiscountRow({ discount, net, names }: { discount: Cents; net: Cents | null; names: readonly string[] }) {
  const { t } = useI18n();
  if (discount === 0) return null;
  return (
    <div>
      <dt>
        {names.length > 0
          ? t('cart.discountOf', { names: names.join(', ').replaceAll(' %', '\u00a0%') })
          : t('cart.discount')}
      </dt>
      <dd className="is-sale">
        <Sum cents={-discount} net={net && -net} />
      </dd>
    </div>
  );
}

/** What gift cards pay, each in its row when they are known, and the rest. */
function GiftCardRows({ giftCard, toPay, cards }: Pick<CartTotals, 'giftCard' | 'toPay'> & Pick<Props, 'cards'>) {
  const { t } = useI18n();
  if (giftCard === 0) return null;
  return (
    <>
      {(cards ?? [{ end: '', cents: giftCard }])
        .filter(({ cents }) => cents > 0)
        .map(({ end, cents }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two codes may end alike
          <div key={i}>
            <dt>{[t('cart.giftCard'), end && `…${end}`].filter(Boolean).join(' ')}</dt>
            <dd>{formatEuros(-cents)}</dd>
          </div>
        ))}
      <div className="sum-now">
        <dt>{t('cart.toPay')}</dt>
        <dd>{formatEuros(toPay)}</dd>
      </div>
    </>
  );
}

/** Goods, delivery, total and VAT; the same rows in cart, checkout and summary (cart-7). */
export function TotalsRows({ totals, names = [], cards, delivery, followsVatChoice = false }: Props) {
  const { t } = useI18n();
  const asked = totals.shipping + totals.shippingDiscount + totals.officeFee;
  const hasMargin = totals.vat.some((row) => vatKind(row) === 'margin');
  const net = followsVatChoice ? netSums(totals) : null;
  return (
    <dl className="sum-rows">
      <div>
        <dt>{t('cart.goods')}</dt>
        <dd>
          <Sum cents={totals.goods + totals.discount} net={net?.goods ?? null} />
        </dd>
      </div>
      <DiscountRow discount={totals.discount} net={net?.discount ?? null} names={names} />
      <div className={delivery.kind === 'words' ? 'muted sum-text' : undefined}>
        <dt>{t('cart.delivery')}</dt>
        <dd>{delivery.kind === 'price' ? <Sum cents={asked} net={net?.delivery ?? null} /> : delivery.text}</dd>
      </div>
      {delivery.kind === 'price' ? <FeeRow officeFee={totals.officeFee} onlyIn={net !== null} /> : null}
      {totals.shippingDiscount > 0 ? (
        // delivery without VAT is what is left of it
        <div className={net ? 'only-in' : undefined}>
          <dt>{t('cart.freeDelivery')}</dt>
          <dd className="is-sale">{formatEuros(-totals.shippingDiscount)}</dd>
        </div>
      ) : null}
      {net ? <NetTotal totals={totals} /> : null}
      <div className={classes('sum-tot', net && 'only-in')}>
        <dt>{t('cart.total')}</dt>
        <dd>{formatEuros(totals.total)}</dd>
      </div>
      <PaidInParts {...totals} />
      <GiftCardRows {...totals} cards={cards} />
      <VatRows vat={totals.vat} onlyIn={followsVatChoice} />
      {hasMargin ? null : (
        <div className={classes('small muted', net && 'only-in')}>
          <dt>{t('cart.withoutVat')}</dt>
          <dd>{formatEuros(totals.netTotal)}</dd>
        </div>
      )}
    </dl>
  );
}
