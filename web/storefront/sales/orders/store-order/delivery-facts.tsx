import type { StoreOrder } from '#backend/sales/orders/fulfilment/store-order.ts';
import { formatEuros } from '#domain/base/money.ts';
import { momentText } from '#web/messages/moments.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import styles from './store-order.module.css';
import { fill, storeTexts as t } from './store-texts.ts';

/** Address and recipient of the goods. */
export function DeliveryFacts({ order }: { order: StoreOrder }) {
  const { delivery, store, placedAt, address, servicePoint, name, company, phone, email, reference, dueLater } = order;
  const facts: [title: string, lines: (string | null)[]][] = [
    [t.delivery, [delivery]],
    [t.recipient, [company, name, phone, email]],
    [t.store, [store]],
    [t.placed, [momentText(placedAt, 'fi')]],
    [t.language, [t.languages[order.customerSpeaks]]],
  ];
  const place = servicePoint ?? address;
  if (place)
    facts.splice(1, 0, [
      servicePoint ? t.servicePoint : t.address,
      [servicePoint?.name ?? null, place.street, `${place.postcode} ${place.city}`],
    ]);
  if (reference) facts.push([t.reference, [reference]]);
  return (
    <>
      {dueLater > 0 ? <Banner kind="warn">{fill(t.due, { sum: formatEuros(dueLater) })}</Banner> : null}
      <dl className={styles.storeFacts}>
        {facts.map(([title, lines]) => (
          <div key={title}>
            <dt>{title}</dt>
            {lines.filter(Boolean).map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}
