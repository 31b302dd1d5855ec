import { Link } from 'react-router';
import type { WorkOf } from '#domain/sales/work-queue/order-work.ts';
import { lateness, type Work } from '#domain/sales/work-queue/work-kinds.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import { waitedText } from '#web/admin/base/waited.ts';
import en from '#web/messages/admin/en/today.ts';
import fi from '#web/messages/admin/fi/today.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './today.module.css';
import { workPages } from './work-links.ts';

type Store = { id: string; name: string };
/** `of`: whose work is shown, so that the links show the same. */
type Props = { work: Work[]; stores: Store[]; now: Date; of: WorkOf };

const LOOKS = {
  late: { glyph: 'fail', tone: 'bad' },
  soon: { glyph: 'warn', tone: 'warn' },
  fine: { glyph: 'wait', tone: undefined },
} as const;

/** The work of each kind by store; every number opens its rows. */
export function WorkTable({ work, stores, now, of }: Props) {
  const t = useTexts(fi, en);
  const isShared = work.some(({ byStore }) => byStore.some(({ store }) => store === null));
  const columns: { store: string | null; name: string }[] = [
    ...stores.map(({ id, name }) => ({ store: id, name })),
    ...(isShared ? [{ store: null, name: t('today.shared') }] : []),
  ];
  return (
    <div className="tbox">
      <table className={`t ${styles.work}`}>
        <caption className="sr">{t('today.byStore')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('today.kind')}</th>
            {columns.map(({ name }) => (
              <th scope="col" className="c" key={name}>
                {name}
              </th>
            ))}
            <th scope="col" className="c">
              {t('today.total')}
            </th>
            <th scope="col">{t('today.oldest')}</th>
            <th scope="col" className="r">
              <span className="sr">{t('today.action')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {work.map((row, i) => (
            <WorkRow key={row.kind} work={row} columns={columns} now={now} of={of} place={i + 1} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Pick<Props, 'now' | 'of'> & {
  work: Work;
  columns: { store: string | null; name: string }[];
  place: number;
};

function WorkRow({ work, columns, now, of, place }: RowProps) {
  const t = useTexts(fi, en);
  const { kind, byStore, total, oldest } = work;
  const { icon, list, start } = workPages[kind];
  const look = LOOKS[lateness(kind, oldest, now)];
  const locale = useLocale();
  const name = t(`work.${kind}`);
  return (
    <tr data-row="">
      <th scope="row" className={styles.kind}>
        <span className={styles.kindIcon}>
          <Icon name={icon} large />
        </span>
        {name}
      </th>
      {columns.map(({ store, name: column }) => {
        const count = byStore.find((one) => one.store === store)?.count ?? 0;
        return (
          <td className={classes('c', styles.store, count === 0 && styles.none)} data-store={column} key={column}>
            {count > 0 ? (
              <Link
                className={styles.cell}
                to={list({ ...of, store: store ?? 'none' })}
                aria-label={t('today.cell', { kind: name, store: column, count })}
              >
                {count}
              </Link>
            ) : (
              <span className="muted">–</span>
            )}
          </td>
        );
      })}
      <td className={`c ${styles.sum}`}>
        <Link className={`${styles.cell} mid`} to={list(of)} aria-label={`${name}: ${total}`}>
          {total}
        </Link>
      </td>
      <td className={styles.oldest}>
        <Status {...look}>{waitedText(oldest, now, locale)}</Status>
      </td>
      <td className={`r ${styles.act}`}>
        <ButtonLink
          look={place === 1 ? 'primary' : 'line'}
          small
          to={start ?? list(of)}
          reloadDocument={start !== undefined}
          shortcut={String(place)}
        >
          {t(`do.${kind}`)}
        </ButtonLink>
      </td>
    </tr>
  );
}
