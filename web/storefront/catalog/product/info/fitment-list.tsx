import type { Fitment } from '#domain/catalog/products/product.ts';
import { type T, useI18n } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';

/** So many rows are seen at once; a longer list opens. */
const SHOWN = 8;

function yearsText({ yearFrom, yearTo }: Fitment, t: T): string {
  if (yearFrom === null && yearTo === null) return t('info.fitment.anyYear');
  return yearFrom === yearTo ? String(yearFrom) : `${yearFrom ?? ''}–${yearTo ?? ''}`;
}

/** What the product fits, as one table; a long one shows its beginning and opens for the rest. */
export function FitmentList({ fitment }: { fitment: Fitment[] }) {
  const { t } = useI18n();
  const first = fitment.slice(0, SHOWN);
  const rest = fitment.slice(SHOWN);
  return (
    <>
      <FitmentTable rows={first} heads />
      {rest.length > 0 && (
        <details className="fits-more">
          <summary>
            {t('info.fitment.all', { count: fitment.length })}
            <Icon name="chevron-down" small />
          </summary>
          <FitmentTable rows={rest} />
        </details>
      )}
    </>
  );
}

function FitmentTable({ rows, heads }: { rows: Fitment[]; heads?: boolean }) {
  const { t } = useI18n();
  return (
    <table className="facts fits">
      <caption className="sr">{t('info.fitment')}</caption>
      <thead className={heads ? undefined : 'sr'}>
        <tr>
          <th scope="col">{t('info.fitment.vehicle')}</th>
          <th scope="col">{t('info.fitment.years')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.make} ${row.model} ${row.yearFrom} ${row.yearTo}`}>
            <th scope="row">
              {row.make} {row.model}
              {row.note && <small>{row.note}</small>}
            </th>
            <td className="num">{yearsText(row, t)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
