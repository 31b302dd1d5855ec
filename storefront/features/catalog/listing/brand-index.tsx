import { PrefetchLink } from '#storefront/features/navigation/prefetch-link.tsx';
import type { Brand } from '#storefront/features/shell/brands.ts';
import { CrumbTrail } from '#storefront/features/shell/crumb-trail.tsx';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { MoreLink } from '#storefront/ui/link/link.tsx';

/** `series`: the name of the page of product series, where the shop has some. */
export type BrandIndexData = { brands: Brand[]; series: string | null };

/** Every brand of the range. */
export function BrandIndex({ brands, series }: BrandIndexData) {
  const { t, locale } = useI18n();
  return (
    <>
      <CrumbTrail />
      <div className="wrap list-top">
        <div className="list-head">
          <h1>{t('catalog.listing.brands')}</h1>
          <p className="lead">{t('catalog.listing.brandsText')}</p>
        </div>
        <ul className="brands">
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
