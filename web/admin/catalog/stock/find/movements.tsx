import type { Movement } from '#backend/catalog/stock/ledger.ts';
import { adjustmentReasons } from '#domain/catalog/stock/movement.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { storeName } from '../store-select.tsx';

/** The last movements of a sku, newest first. */
export function Movements({ of }: { of: readonly Movement[] }) {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <h2>{t('stock.movements')}</h2>
      {of.length === 0 ? (
        <p className="muted">{t('stock.noMovements')}</p>
      ) : (
        <div className="tbox">
          <table className="t">
            <thead>
              <tr>
                <th scope="col">{t('stock.at')}</th>
                <th scope="col" className="r">
                  {t('stock.change')}
                </th>
                <th scope="col">{t('stock.store')}</th>
                <th scope="col">{t('stock.kind')}</th>
                <th scope="col">{t('stock.by')}</th>
              </tr>
            </thead>
            <tbody>
              {of.map((movement) => (
                <tr key={movement.id}>
                  <td>
                    <When at={movement.at} />
                  </td>
                  <td className="r num">{movement.qty > 0 ? `+${movement.qty}` : `−${-movement.qty}`}</td>
                  <td>{storeName(movement.storeId)}</td>
                  <td>
                    <Cause of={movement} />
                  </td>
                  <td>{movement.by ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Cause({ of: { kind, reason, reference } }: { of: Movement }) {
  const t = useTexts(fi, en);
  const known = adjustmentReasons.find((one) => one === reason);
  const why = known ? t(`stock.reason.${known}`) : reason;
  return <>{[t(`stock.kind.${kind}`), reference, why].filter(Boolean).join(', ')}</>;
}
