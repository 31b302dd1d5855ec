import type { Fitment } from '#domain/catalog/products/product.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/parts-counter.ts';
import fi from '#web/messages/admin/fi/parts-counter.ts';

const years = ({ yearFrom, yearTo }: Fitment) =>
  yearFrom === yearTo ? String(yearFrom) : `${yearFrom ?? ''}–${yearTo ?? ''}`;

/** The vehicles that a part fits. */
export function Fits({ fitment }: { fitment: readonly Fitment[] }) {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <h2>{t('counter.fits')}</h2>
      {fitment.length === 0 ? (
        <p className="muted">{t('counter.fitsNone')}</p>
      ) : (
        <ul>
          {fitment.map((row) => (
            <li key={`${row.make} ${row.model} ${row.yearFrom} ${row.yearTo}`}>
              {row.make} {row.model}{' '}
              <span className="muted num">
                {row.yearFrom === null && row.yearTo === null ? t('counter.anyYear') : years(row)}
              </span>{' '}
              {row.note}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
