import { useNavigation } from 'react-router';
import type { ProductCard } from '#domain/catalog/products/product.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { classes } from '#web/ui/classes.ts';
import { ManyParts } from '../many/many-parts.tsx';
import { useManyParts } from '../many/use-many-parts.ts';
import { StandIns } from '../stand-ins.tsx';
import { NoParts, PartsDown, SearchIntro } from './other-states.tsx';
import { partQueryPath } from './part-query.ts';
import styles from './parts-search.module.css';
import { Results } from './results.tsx';
import type { PartSearchData } from './search-data.ts';
import { SearchForm } from './search-form.tsx';

type Props = PartSearchData & { standIns: ProductCard[]; hasRegister: boolean };

export function PartSearchPage(data: Props) {
  const { t, locale } = useI18n();
  const busy = useNavigation().state === 'loading';
  const { query, parts, unavailable, total } = data;
  const many = useManyParts();
  const isUsed = many.list.lines.length > 0;
  const list = <ManyParts key="many" many={many} />;
  const standIns = <StandIns cards={data.standIns} code={query.code} />;
  const results = (
    <div key="results" className="stack-6">
      {parts.length === 0 && standIns}
      {!query.code ? (
        <SearchIntro {...query} hasRegister={data.hasRegister} />
      ) : unavailable ? (
        <PartsDown address={partQueryPath(query, locale)} />
      ) : parts.length > 0 || (query.inStock && total === 0 && data.pages > 0) ? (
        <Results {...data} />
      ) : (
        <NoParts {...data} />
      )}
      {parts.length > 0 && standIns}
    </div>
  );
  return (
    <>
      <div className={styles.pf}>
        <CrumbTrail />
        <div className="wrap">
          <div className="stack-2">
            <h1>{t('parts.title')}</h1>
            <p className="lead">{t('parts.lead')}</p>
          </div>
          <SearchForm query={query} onManyLines={(text) => many.addText(text)} />
        </div>
      </div>
      <div className={classes('wrap', styles.partsMain, !isUsed && styles.isAside)} aria-busy={busy || undefined}>
        {/* keyed, so that the list keeps its focus when it moves above the results */}
        {isUsed ? [list, results] : [results, list]}
      </div>
    </>
  );
}
