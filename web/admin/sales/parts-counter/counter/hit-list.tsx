import { Link } from 'react-router';
import type { CounterList } from '#backend/sales/parts-counter/service.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/parts-counter.ts';
import fi from '#web/messages/admin/fi/parts-counter.ts';
import { Diagrams } from './diagrams.tsx';

type Props = { list: CounterList; code: string; opened: string | undefined; shopUrl: string };

/** What a text may mean: J and K walk the rows, Enter opens one. */
export function HitList({ list, code, opened, shopUrl }: Props) {
  const t = useTexts(fi, en);
  const query = encodeURIComponent(code);
  return (
    <>
      {list.hits.length > 0 && (
        <section className="sec">
          <div className="sec-h">
            <h2>{t('counter.results')}</h2>
          </div>
          <div className="tbox">
            <table className="t">
              <thead>
                <tr>
                  <th scope="col">{t('counter.code')}</th>
                  <th scope="col">{t('counter.name')}</th>
                  <th scope="col">{t('counter.make')}</th>
                </tr>
              </thead>
              <tbody>
                {list.hits.map(({ sku, code: shown, name, brand }) => (
                  <tr key={sku} data-row="">
                    <th scope="row">
                      <Link
                        className="id"
                        to={`/varaosat?code=${query}&sku=${encodeURIComponent(sku)}`}
                        aria-current={sku === opened ? 'true' : undefined}
                      >
                        {shown}
                      </Link>
                    </th>
                    <td>{name}</td>
                    <td>{brand}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
      <Diagrams of={list.diagrams} shopUrl={shopUrl} />
    </>
  );
}
