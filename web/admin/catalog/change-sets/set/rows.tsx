import { Link } from 'react-router';
import type { ChangeSetRow } from '#backend/catalog/change-sets/service.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/change-sets.ts';
import fi from '#web/messages/admin/fi/change-sets.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Changes, MarginCell, Notices, PageChanges, Shopper } from './row-values.tsx';
import styles from './set.module.css';

type Props = { rows: readonly ChangeSetRow[]; mayResolve: boolean; hasMargin: boolean };

/** Rows of a set with what changes, what shoppers will see, and whether they take part. */
export function RowTable({ rows, mayResolve, hasMargin }: Props) {
  const t = useTexts(fi, en);
  const hasShopper = rows.some(({ shopper }) => shopper !== null);
  return (
    <table className="t">
      <thead>
        <tr>
          <th scope="col">{t('set.product')}</th>
          <th scope="col">{t('set.change')}</th>
          {hasShopper && <th scope="col">{t('set.shopper')}</th>}
          {hasMargin && <th scope="col">{t('set.margin')}</th>}
          <th scope="col">{t('set.notice')}</th>
          {mayResolve && <th scope="col">{t('set.included')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.n}
            className={classes(row.resolution === 'skip' && styles.skipped, isGrave(row) && styles.grave)}
          >
            <th scope="row">
              {row.name ?? row.key} <small>{row.key}</small>
            </th>
            <td>{row.part === 'pages' ? <PageChanges changes={row.changes} /> : <Changes changes={row.changes} />}</td>
            {hasShopper && (
              <td>
                <Shopper shopper={row.shopper} />
              </td>
            )}
            {hasMargin && (
              <td>
                <MarginCell margin={row.margin} />
              </td>
            )}
            <td>
              <Notices row={row} />
            </td>
            {mayResolve && (
              <td>
                <Choice row={row} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isGrave = ({ notices, resolution }: ChangeSetRow) => notices.includes('drop') && resolution !== 'skip';

/** The buttons of a row. What the import refuses can only be left out. */
function Choice({ row: { n, name, key, problem, resolution } }: { row: ChangeSetRow }) {
  const t = useTexts(fi, en);
  const named = (text: string) => `${text}: ${name ?? key}`;
  const canWrite = problem !== null && problem !== 'invalid';
  return (
    <span className="btns">
      {resolution !== 'skip' && (
        <Button type="submit" small name="skip" value={n} aria-label={named(t('set.skip'))}>
          {t('set.skip')}
        </Button>
      )}
      {canWrite && resolution !== 'mine' && (
        <Button type="submit" small name="mine" value={n} aria-label={named(t('set.mine'))}>
          {t('set.mine')}
        </Button>
      )}
      {problem === null && resolution === 'skip' && (
        <Button type="submit" small name="take" value={n} aria-label={named(t('set.take'))}>
          {t('set.take')}
        </Button>
      )}
    </span>
  );
}

/** The way to the next rows; the address keeps the filter. */
export function MoreRows({ next, filter, isFirst }: { next: number | null; filter: string | null; isFirst: boolean }) {
  const t = useTexts(fi, en);
  const search = (after: number | null) =>
    `?${new URLSearchParams({ ...(filter && { rivit: filter }), ...(after && { after: String(after) }) })}`;
  if (next === null && isFirst) return null;
  return (
    <p className="tfoot">
      {!isFirst && <Link to={search(null)}>{t('sets.first')}</Link>}
      {next !== null && (
        <Link className="btn btn-s btn-line push" to={search(next)}>
          {t('set.more')}
        </Link>
      )}
    </p>
  );
}
