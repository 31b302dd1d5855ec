import type { Fitment } from '#domain/catalog/products/product.ts';
import { type T, useI18n } from '#web/messages/i18n.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './product-info.module.css';

/** Rows shown without opening the list. */
const VISIBLE_ROWS = 8;

function yearsText({ yearFrom, yearTo }: Fitment, t: T): string {
  if (yearFrom === null && yearTo === null) return t('info.fitment.anyYear');
  return yearFrom === yearTo ? String(yearFrom) : `${yearFrom ?? ''}–${yearTo ?? ''}`;
}

/** The vehicles that a product fits. A long table shows its first rows; the rest opens on request (vehicle-1). */
export function FitmentList({ fitment }: { fitment: Fitment[] }) {
  const { t } = useI18n();
  const first = fitment.slice(0, VISIBLE_ROWS);
  const rest = fitment.slice(VISIBLE_ROWS);
  return (
    <>
      <FitmentTable rows={first} heads />
      {rest.length > 0 && (
        <details className={styles.fitsMore}>
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
    <table className={classes('facts', styles.fits)}>
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
