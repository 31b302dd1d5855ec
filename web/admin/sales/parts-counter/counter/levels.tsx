import type { CounterPart } from '#backend/sales/parts-counter/service.ts';
import { shop as config } from '#shop.config';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/parts-counter.ts';
import fi from '#web/messages/admin/fi/parts-counter.ts';
import { dateText } from '#web/messages/dates.ts';

const storeName = (id: string): string => config.stores.find((store) => store.id === id)?.name ?? id;

/** Pieces on the shelves of every store. */
export function Levels({ part: { shelf } }: { part: CounterPart }) {
  const t = useTexts(fi, en);
  if (!shelf) return <p className="muted">{t('counter.noShelf')}</p>;
  return (
    <div className="tbox">
      <table className="t">
        <caption className="sr">{t('counter.stores')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('counter.store')}</th>
            <th scope="col" className="r">
              {t('counter.pieces')}
            </th>
            <th scope="col">{t('counter.place')}</th>
          </tr>
        </thead>
        <tbody>
          {config.stores.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className="r num">
                <b>{shelf.shelf[id] ?? 0}</b>
              </td>
              <td className="num">{shelf.places[id] ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the supplier has, and what is coming for stock or for other customers. */
export function OnTheWay({ part: { supplier, shelf, ordered } }: { part: CounterPart }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const coming = shelf?.coming ?? [];
  return (
    <dl className="dl">
      {shelf && (
        <>
          <dt>{t('counter.free')}</dt>
          <dd className="num">{shelf.free}</dd>
        </>
      )}
      {supplier && (
        <>
          <dt>{t('counter.supplier')}</dt>
          <dd className="num">
            {supplier.qty === null
              ? t('counter.supplierUnknown')
              : supplier.qty === 0
                ? t('counter.supplierNone')
                : t('counter.supplierPieces', { n: supplier.qty })}
          </dd>
          {supplier.nextDeliveryDate && (
            <>
              <dt>{t('counter.from')}</dt>
              <dd>{dateText(supplier.nextDeliveryDate, locale)}</dd>
            </>
          )}
        </>
      )}
      {coming.length + ordered.length > 0 && (
        <>
          <dt>{t('counter.coming')}</dt>
          <dd>
            {coming.map(({ kind, id, qty, storeId, on }) => (
              <p key={`${kind} ${id}`}>
                {on
                  ? t('counter.comingOn', { qty, store: storeName(storeId), date: dateText(on, locale) })
                  : t('counter.comingSoon', { qty, store: storeName(storeId) })}
              </p>
            ))}
            {ordered.map(({ id, status, pieces, storeId }) => (
              <p key={id}>
                {t(status === 'arrived' ? 'counter.arrived' : 'counter.ordered', {
                  qty: pieces,
                  store: storeName(storeId),
                })}
              </p>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
