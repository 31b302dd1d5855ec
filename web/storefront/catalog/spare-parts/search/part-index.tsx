import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { classes } from '#web/ui/classes.ts';
import { SearchIntro } from './other-states.tsx';
import { noPartQuery } from './part-query.ts';
import styles from './parts-search.module.css';
import { SearchForm } from './search-form.tsx';

/** The start page of spare parts: code field, suppliers, and where to find a code. */
export function PartIndex({ hasRegister }: { hasRegister: boolean }) {
  const { t } = useI18n();
  return (
    <>
      <div className={styles.pf}>
        <CrumbTrail />
        <div className="wrap">
          <div className="stack-2">
            <h1>{t('parts.index.title')}</h1>
            <p className="lead">{t('parts.description')}</p>
          </div>
          <SearchForm query={noPartQuery} />
        </div>
      </div>
      <div className={classes('wrap', styles.partsMain)}>
        <SearchIntro {...noPartQuery} hasRegister={hasRegister} />
      </div>
    </>
  );
}
