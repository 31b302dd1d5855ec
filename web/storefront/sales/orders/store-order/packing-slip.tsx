import type { StoreOrder } from '#backend/sales/orders/fulfilment/store-order.ts';
import { shop } from '#shop.config';
import { dateText } from '#web/messages/dates.ts';
import styles from './store-order.module.css';
import { fill, slipTexts } from './store-texts.ts';

/** The packing slip of a parcel, without prices. Print only. */
export function PackingSlip({ order }: { order: StoreOrder }) {
  const { number, placedAt, name, company, address, servicePoint, reference, lines, customerSpeaks } = order;
  const t = slipTexts[customerSpeaks];
  const place = servicePoint ?? address;
  const recipient = [
    company,
    name,
    servicePoint?.name,
    place?.street,
    place && `${place.postcode} ${place.city}`,
    order.phone,
  ];
  return (
    <section className={styles.packingSlip} lang={customerSpeaks} aria-hidden="true">
      <p className={styles.slipSender}>
        <b>{shop.company}</b>
        <br />
        {shop.street}, {shop.postcode} {shop.city}
        <br />
        {shop.businessId}
      </p>
      <h2>{t.title}</h2>
      <dl>
        <dt>{t.order}</dt>
        <dd className="num">{number}</dd>
        <dt>{t.date}</dt>
        <dd>{dateText(placedAt, customerSpeaks)}</dd>
        {reference ? (
          <>
            <dt>{t.reference}</dt>
            <dd>{reference}</dd>
          </>
        ) : null}
        <dt>{t.to}</dt>
        <dd>
          {recipient.filter(Boolean).map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </dd>
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.amount}</th>
            <th scope="col">{t.product}</th>
            <th scope="col">{t.code}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ sku, title, amount }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
            <tr key={i}>
              <td className="num">{amount}</td>
              <td>{title}</td>
              <td className="num">{sku}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{fill(t.thanks, { phone: shop.phone, email: shop.email })}</p>
    </section>
  );
}
