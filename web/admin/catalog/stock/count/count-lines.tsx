import { Link } from 'react-router';
import type { CountView } from '#backend/catalog/stock/counts.ts';
import { difference } from '#domain/catalog/stock/stock-count.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';

type Props = { count: CountView; isOpen: boolean; review: boolean };

const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** What was counted, the last first (in a review only what differs), and what nobody has counted. */
export function CountLines({ count, isOpen, review }: Props) {
  const t = useTexts(fi, en);
  const knows = count.lines.some(({ expected }) => expected !== null);
  const lines = review
    ? count.lines.filter(({ counted, expected }) => expected !== null && counted !== expected)
    : count.lines;
  return (
    <>
      <section className="sec">
        {count.lines.length === 0 ? (
          isOpen && <p className="muted">{t('stock.noneCounted')}</p>
        ) : (
          <div className="tbox">
            <table className="t">
              <thead>
                <tr>
                  <th scope="col">{t('stock.goods')}</th>
                  <th scope="col">{t('stock.shelf')}</th>
                  <th scope="col" className="r">
                    {t('stock.counted')}
                  </th>
                  {knows && (
                    <>
                      <th scope="col" className="r">
                        {t('stock.expected')}
                      </th>
                      <th scope="col" className="r">
                        {t('stock.difference')}
                      </th>
                    </>
                  )}
                </tr>
              </thead>
              <tbody>
                {lines.map(({ sku, name, place, counted, expected }) => (
                  <tr key={sku}>
                    <th scope="row">
                      {isOpen && !review ? <Link to={`?sku=${encodeURIComponent(sku)}`}>{name}</Link> : name}{' '}
                      <span className="muted num">{sku}</span>
                    </th>
                    <td className="num">{place ?? '–'}</td>
                    <td className="r num">{counted}</td>
                    {expected !== null && (
                      <>
                        <td className="r num">{expected}</td>
                        <td className="r num">{signed(difference({ counted, expected }))}</td>
                      </>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
      {isOpen && count.uncounted.length > 0 && (
        <section className="sec">
          <h2>{t('stock.uncounted')}</h2>
          <p className="muted">{t('stock.uncountedText', { count: count.uncounted.length })}</p>
          <ul>
            {count.uncounted.map(({ sku, name, place }) => (
              <li key={sku}>
                <span className="num">{place ?? '–'}</span> <Link to={`?sku=${encodeURIComponent(sku)}`}>{name}</Link>{' '}
                <span className="muted num">{sku}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
