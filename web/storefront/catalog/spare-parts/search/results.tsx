import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Pagination } from '#web/ui/pagination/pagination.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import { cacheParts } from '../last-search.ts';
import { PartRow } from '../part-row.tsx';
import { PartTable } from '../part-table.tsx';
import { VatNote } from '../vat-note.tsx';
import { mayBeInStock } from './arrange-parts.ts';
import { partQueryPath } from './part-query.ts';
import styles from './parts-search.module.css';
import type { PartSearchData } from './search-data.ts';
import { PART_FORM } from './search-form.tsx';
import { SortChips, SortHead } from './sort-links.tsx';
import { useHydratedParts } from './use-hydrated-parts.ts';

/** The hits of the spare part search; they are cached for their pages (spare-part-10). */
export function Results({ query, parts, total, isCut, pages }: PartSearchData) {
  const { t, locale } = useI18n();
  const navigate = useNavigate();
  const rows = useHydratedParts(parts).filter(({ part }) => !query.inStock || mayBeInStock(part));
  useEffect(() => cacheParts(parts), [parts]);
  const { code, inStock } = query;
  return (
    <section className={classes('stack', styles.results)} aria-label={t('parts.results')}>
      <div className={styles.bar}>
        <div role="status">
          <h2>{t(inStock ? 'parts.foundInStock' : 'parts.found', { count: total, code })}</h2>
        </div>
        <Switch
          label={t('parts.inStockOnly')}
          name="varastossa"
          value="1"
          form={PART_FORM}
          checked={inStock}
          onChange={() =>
            navigate(partQueryPath({ ...query, page: 1, inStock: !inStock }, locale), { preventScrollReset: true })
          }
        />
      </div>
      {isCut && <p className="small muted">{t('parts.cut')}</p>}
      {rows.length === 0 ? (
        <EmptyState icon="search-x" title={t('parts.noneInStock')} />
      ) : (
        <>
          <SortChips query={query} />
          <PartTable
            caption={t('parts.results')}
            sort={query.sort}
            head={(by, text) => (
              <SortHead query={query} by={by}>
                {text}
              </SortHead>
            )}
          >
            {rows.map(({ part, isStockFetched }) => (
              <PartRow key={part.sku} part={part} query={code} isStockFetched={isStockFetched} />
            ))}
          </PartTable>
          <VatNote rate={rows[0]?.part.vatRate ?? 0} />
        </>
      )}
      <Pagination page={query.page} pages={pages} href={(page) => partQueryPath({ ...query, page }, locale)} />
    </section>
  );
}
