import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PrefetchLink } from '#web/storefront/base/prefetch/prefetch-link.tsx';
import type { Brand } from '#web/storefront/catalog/listing/brands.ts';
import { MoreLink } from '#web/ui/link/link.tsx';

/** `series` is the title of the page of product series; null when the shop has none. */
export type BrandIndexData = { brands: Brand[]; series: string | null };

/** All brands (listing-4). */
export function BrandIndex({ brands, series }: BrandIndexData) {
  const { t, locale } = useI18n();
  return (
    <>
      <CrumbTrail />
      <div className="wrap page-top">
        <div className="page-intro">
          <h1>{t('catalog.listing.brands')}</h1>
          <p className="lead">{t('catalog.listing.brandsText')}</p>
        </div>
        <ul className="link-grid">
          {brands.map(({ slug, name }) => (
            <li key={slug}>
              <PrefetchLink to={links(locale).brand(slug)}>{name}</PrefetchLink>
            </li>
          ))}
        </ul>
        {series && (
          <p>
            <MoreLink to={links(locale).series()}>{series}</MoreLink>
          </p>
        )}
      </div>
    </>
  );
}
