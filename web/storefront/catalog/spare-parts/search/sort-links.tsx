import { Link } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { ChipLink, Chips } from '#web/ui/chip/chip.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { type PartColumn, type PartQuery, partColumns, partQueryPath } from './part-query.ts';
import styles from './parts-search.module.css';

/** The address of the search sorted by a column; reversed when it is sorted by it already. */
function useSortPath(query: PartQuery) {
  const { locale } = useI18n();
  return (by: PartColumn) => {
    const descending = query.sort?.by === by && !query.sort.descending;
    return partQueryPath({ ...query, page: 1, sort: { by, descending } }, locale);
  };
}

function Arrow({ query, by }: { query: PartQuery; by: PartColumn }) {
  if (query.sort?.by !== by) return null;
  return <Icon name={query.sort.descending ? 'arrow-down' : 'arrow-up'} small />;
}

/** A column heading that links to the sorted search. */
export function SortHead({ query, by, children }: { query: PartQuery; by: PartColumn; children: React.ReactNode }) {
  const to = useSortPath(query);
  return (
    <Link className="th-sort" to={to(by)} preventScrollReset rel="nofollow">
      {children}
      <Arrow query={query} by={by} />
    </Link>
  );
}

/** The same as chips, for narrow screens without column headings. */
export function SortChips({ query }: { query: PartQuery }) {
  const { t } = useI18n();
  const to = useSortPath(query);
  return (
    <nav className={styles.sorts} aria-label={t('parts.sort')}>
      <Chips scroll>
        {partColumns.map((by) => (
          <ChipLink
            key={by}
            to={to(by)}
            preventScrollReset
            rel="nofollow"
            aria-current={query.sort?.by === by ? 'true' : undefined}
          >
            {by === 'price' ? t('parts.sort.price') : t(`parts.column.${by}`)}
            <Arrow query={query} by={by} />
          </ChipLink>
        ))}
      </Chips>
    </nav>
  );
}
