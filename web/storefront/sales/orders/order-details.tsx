import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import { formatEuros } from '#domain/base/money.ts';
import { vatKind } from '#domain/base/vat.ts';
import { netBill, netLine } from '#domain/sales/orders/net-order.ts';
import { shop } from '#shop.config';
import { type T, useI18n } from '#web/messages/i18n.tsx';
import { FeeRow, PaidInParts, rateText, VatRows } from '#web/storefront/sales/cart/totals-rows.tsx';
import { LineText } from '#web/storefront/sales/checkout/steps/line-text.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import styles from './order.module.css';
import type { PaymentState } from './payment-state.ts';

const partsText = ({ payNow, dueLater }: OrderView, payment: PaymentState, t: T) =>
  t(payment === 'paid' ? 'order.paidInParts' : 'order.payInParts', {
    now: formatEuros(payNow),
    later: formatEuros(dueLater),
  });

/** Payment, delivery and pickup place of an order. */
export function OrderFacts({ order, payment }: { order: OrderView; payment: PaymentState }) {
  const { t } = useI18n();
  const { delivery } = order;
  const store = shop.stores.find(({ id }) => id === delivery.pickupStoreId);
  const point = delivery.servicePoint;
  return (
    <div className={styles.thanksFacts}>
      <section>
        <h2>{t('order.payment')}</h2>
        <p>
          {order.dueLater > 0 && (payment === 'paid' || payment === 'pending')
            ? partsText(order, payment, t)
            : t(order.invoice && payment === 'paid' ? 'order.state.invoiced' : `order.status.${payment}`)}
        </p>
        {order.paymentMethod ? <p className="muted">{order.paymentMethod}</p> : null}
      </section>
      <section>
        <h2>{t('order.delivery')}</h2>
        <p>{delivery.label}</p>
        {delivery.deliveryTime ? <p className="muted">{delivery.deliveryTime}</p> : null}
      </section>
      {store ? (
        <section>
          <h2>{t('order.pickupStore')}</h2>
          <Address name={store.name} street={store.street} postcode={store.postcode} city={store.city} />
          {delivery.pickupHours.map((line) => (
            <p key={line} className="muted">
              {line}
            </p>
          ))}
        </section>
      ) : null}
      {point ? (
        <section>
          <h2>{t('order.pickupPoint')}</h2>
          <Address {...point} />
          {point.openingHours ? <p className="muted">{point.openingHours}</p> : null}
        </section>
      ) : null}
      {delivery.address && !point ? (
        <section>
          <h2>{t('order.address')}</h2>
          <Address name={order.company ?? order.name} {...delivery.address} />
        </section>
      ) : null}
    </div>
  );
}

function Address({ name, street, postcode, city }: { name: string; street: string; postcode: string; city: string }) {
  return (
    <p>
      {name}
      <br />
      {street}
      <br />
      <span className="num">{postcode}</span> {city}
    </p>
  );
}

/** Lines and sums of a company's order without VAT; the total stays (company-8). */
function withoutVat(order: OrderView): OrderView {
  const { total: _, ...sums } = netBill(order);
  return { ...order, ...sums, lines: order.lines.map(netLine) };
}

/** The lines at the price paid (a company's without VAT), and the total with VAT by rate. */
export function OrderBill({ order: placed, payment }: { order: OrderView; payment: PaymentState }) {
  const { t, locale } = useI18n();
  const order = placed.company ? withoutVat(placed) : placed;
  return (
    <section className="sum-box" aria-label={t('order.lines')}>
      <h2>{t('order.lines')}</h2>
      {placed.company ? <p className="small muted">{t('order.netPrices')}</p> : null}
      <ul className="mini-list">
        {order.lines.map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sku may stand twice, bought and given; lines never move
          <li key={position} className="mini">
            <Picture image={line.image ? { id: line.image } : null} sizes="3.5rem" alt="" className="ph" />
            <span>
              <b lang={order.locale === locale ? undefined : order.locale}>{line.title}</b>
              <LineText line={line} />
              <LineGain line={line} />
            </span>
            <span className="num">{formatEuros(line.total)}</span>
          </li>
        ))}
      </ul>
      <dl className="sum-rows">
        <div>
          <dt>{t('order.goods')}</dt>
          <dd>{formatEuros(order.goods)}</dd>
        </div>
        {order.discount > 0 ? (
          <div className="small muted">
            <dt>{[t('order.discount'), ...order.campaigns].join(', ')}</dt>
            <dd>{formatEuros(-order.discount)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t(order.shippingDiscount > 0 ? 'order.shippingFree' : 'order.shipping')}</dt>
          <dd>{formatEuros(order.shipping + order.officeFee)}</dd>
        </div>
        <FeeRow officeFee={order.officeFee} />
        {order.company ? (
          <div>
            <dt>{t('order.totalExVat')}</dt>
            <dd>{formatEuros(order.vat.reduce((sum, { net }) => sum + net, 0))}</dd>
          </div>
        ) : null}
        <div className="sum-tot">
          <dt>{t('order.total')}</dt>
          <dd>{formatEuros(order.total)}</dd>
        </div>
        <PaidInParts {...placed} isPaid={payment === 'paid'} />
        <PaidByCard order={placed} isPaid={payment === 'paid'} />
        <VatRows vat={order.vat} />
        <VatOfPaid order={order} />
      </dl>
    </section>
  );
}

/** Why a line is cheaper: a campaign, or a gift with other goods. */
function LineGain({ line }: { line: OrderView['lines'][number] }) {
  const { t } = useI18n();
  if (line.kind === 'gift') return <span className="muted mini-row">{t('order.gift')}</span>;
  if (line.discount === 0) return null;
  return <span className="muted mini-row">{t('order.lineDiscount', { discount: formatEuros(-line.discount) })}</span>;
}

/** What each gift card paid, and the rest. */
function PaidByCard({ order, isPaid }: { order: OrderView; isPaid: boolean }) {
  const { t } = useI18n();
  if (order.giftCard === 0) return null;
  return (
    <>
      {order.giftCards.map(({ end, cents }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two codes may end alike
        <div key={i}>
          <dt>{t(order.payNow < order.total ? 'order.giftCardOfNow' : 'order.giftCard', { end })}</dt>
          <dd>{formatEuros(-cents)}</dd>
        </div>
      ))}
      <div className="sum-now">
        <dt>{t(isPaid ? 'order.paidOtherwise' : 'order.toPay')}</dt>
        <dd>{formatEuros(order.toPay)}</dd>
      </div>
    </>
  );
}

/** VAT of the amount paid now, when that is a deposit. */
function VatOfPaid({ order }: { order: OrderView }) {
  const { t } = useI18n();
  if (order.payNow === order.total) return null;
  return order.vatNow
    .filter((row) => vatKind(row) === 'rate')
    .map(({ rate, vat }) => (
      <div key={rate} className="small muted">
        <dt>{t('order.vatNow', { rate: rateText(rate) })}</dt>
        <dd>{formatEuros(vat)}</dd>
      </div>
    ));
}
