import type { SkuPage } from '#backend/catalog/stock/sku-page.ts';
import { shop as config } from '#shop.config';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { dateText } from '#web/messages/dates.ts';
import { storeName } from '../store-select.tsx';
import { AdjustForm, type FormProps } from './adjust-form.tsx';
import { Movements } from './movements.tsx';
import { PlaceForm, ThresholdForm } from './shelf-forms.tsx';

type Props = Omit<FormProps, 'sku' | 'name'> & { page: SkuPage; mayChange: boolean };

/** One sku: pieces by store, what is held and coming, forms, and movements. */
export function SkuCard({ page, mayChange, ...form }: Props) {
  const forms = { ...form, sku: page.sku, name: page.name };
  return (
    <div className="split">
      <div>
        <section className="sec">
          <div className="sec-h">
            <h2>{page.name}</h2>
            <span className="muted num">{[page.sku, page.ean].filter(Boolean).join(' · ')}</span>
          </div>
          <Levels page={page} />
        </section>
        {mayChange && <AdjustForm {...forms} />}
        <Movements of={page.movements} />
      </div>
      <aside className="aside">
        <section className="sec">
          <Facts page={page} />
        </section>
        {mayChange && (
          <>
            <PlaceForm {...forms} places={page.places} />
            <ThresholdForm {...forms} pieces={page.threshold} />
          </>
        )}
      </aside>
    </div>
  );
}

function Levels({ page }: { page: SkuPage }) {
  const t = useTexts(fi, en);
  return (
    <div className="tbox">
      <table className="t">
        <thead>
          <tr>
            <th scope="col">{t('stock.store')}</th>
            <th scope="col" className="r">
              {t('stock.pieces')}
            </th>
            <th scope="col" className="r">
              {t('stock.unfetched')}
            </th>
            <th scope="col">{t('stock.shelf')}</th>
          </tr>
        </thead>
        <tbody>
          {config.stores.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className="r num">
                <b>{page.shelf[id] ?? 0}</b>
              </td>
              <td className="r num">{page.unfetched[id] || '–'}</td>
              <td className="num">{page.places[id] ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Facts({ page }: { page: SkuPage }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  return (
    <dl className="dl">
      <dt>{t('stock.free')}</dt>
      <dd className="num">{page.free}</dd>
      {page.holds.length > 0 && (
        <>
          <dt>{t('stock.held')}</dt>
          <dd>
            {page.holds.map(({ order, qty }) => (
              <p key={order}>{t('stock.heldBy', { order, qty })}</p>
            ))}
          </dd>
        </>
      )}
      {page.coming.length > 0 && (
        <>
          <dt>{t('stock.coming')}</dt>
          <dd>
            {page.coming.map(({ kind, id, qty, storeId, on }) => (
              <p key={`${kind} ${id}`}>
                {on
                  ? t('stock.comingOn', { qty, store: storeName(storeId), date: dateText(on, locale) })
                  : t('stock.comingSoon', { qty, store: storeName(storeId) })}
              </p>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
