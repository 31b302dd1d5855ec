import { Link } from 'react-router';
import type { Goods } from '#backend/catalog/stock/goods.ts';
import type { LowStock } from '#backend/catalog/stock/low-stock.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { Empty } from '#web/ui/admin/empty.tsx';

const toSku = (sku: string) => `/varasto?sku=${encodeURIComponent(sku)}`;

/** What a search found. */
export function FoundGoods({ goods }: { goods: readonly Goods[] }) {
  const t = useTexts(fi, en);
  if (goods.length === 0) return <Empty icon="search-x" title={t('stock.none')} />;
  return (
    <section className="sec">
      <h2>{t('stock.found')}</h2>
      <ul>
        {goods.map(({ sku, name, brand }) => (
          <li key={sku}>
            <Link to={toSku(sku)}>{name}</Link>{' '}
            <span className="muted">
              {brand} <span className="num">{sku}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Skus below their threshold, the shortest first. */
export function LowGoods({ goods }: { goods: readonly LowStock[] }) {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <h2>{t('stock.low')}</h2>
      {goods.length === 0 ? (
        <p className="muted">{t('stock.lowNone')}</p>
      ) : (
        <div className="tbox">
          <table className="t">
            <thead>
              <tr>
                <th scope="col">{t('stock.goods')}</th>
                <th scope="col" className="r">
                  {t('stock.free')}
                </th>
                <th scope="col" className="r">
                  {t('stock.threshold')}
                </th>
                <th scope="col" className="r">
                  {t('stock.coming')}
                </th>
              </tr>
            </thead>
            <tbody>
              {goods.map(({ sku, name, free, threshold, coming }) => (
                <tr key={sku}>
                  <th scope="row">
                    <Link to={toSku(sku)}>{name}</Link> <span className="muted num">{sku}</span>
                  </th>
                  <td className="r num">{free}</td>
                  <td className="r num">{threshold}</td>
                  <td className="r num">{coming}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
