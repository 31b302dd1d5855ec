import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PrefetchLink } from '#web/storefront/base/prefetch/prefetch-link.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import styles from './listing.module.css';
import type { SeriesIndexData } from './view/series-listing.ts';

const SIZES = '(min-width: 64rem) 25vw, (min-width: 48rem) 33vw, 50vw';

/** All product series as tiles. */
export function SeriesIndex({ title, text, series, all }: SeriesIndexData) {
  const { t, locale } = useI18n();
  return (
    <>
      <CrumbTrail title={title} />
      <div className="wrap page-top">
        <div className="page-intro">
          <h1>{title}</h1>
          <p className="lead">{text}</p>
        </div>
        {series.length === 0 && (
          <EmptyState icon="search-x" title={t('catalog.listing.emptySeries')}>
            <ButtonLink look="outline" to={links(locale).category()}>
              {all}
            </ButtonLink>
          </EmptyState>
        )}
        <ul className={styles.tiles}>
          {series.map(({ to, name, lang, image, count }) => (
            <li key={to} className={styles.tile}>
              <Picture className={styles.tilePic} image={image ? { id: image } : null} alt="" sizes={SIZES} />
              <h2 className={styles.tileName} lang={lang}>
                <PrefetchLink to={to}>{name}</PrefetchLink>
              </h2>
              <p className="muted small">{t('common.products', { count })}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
