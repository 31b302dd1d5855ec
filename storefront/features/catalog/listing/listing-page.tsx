import type { ReactNode } from 'react';
import { CrumbTrail } from '#storefront/features/shell/crumb-trail.tsx';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { ChipLink, Chips } from '#storefront/ui/chip/chip.tsx';
import { ListingBody } from './listing-body.tsx';
import type { ListingData } from './listing-data.ts';

export type Subcategory = { to: string; name: string; lang?: 'fi'; count: number };

type Props = {
  title: string;
  text?: string;
  /** `fi` when title and text fell back to Finnish. */
  lang?: 'fi';
  /** Names of the crumbs by category path. */
  crumbName?: (path: string) => string | undefined;
  subcategories?: Subcategory[];
  data: ListingData;
  /** Shown instead of the grid when nothing was found and nothing is filtered. */
  empty?: ReactNode;
  children?: ReactNode;
};

/** A listing: title, text, ways into its parts, filters, order, grid, paging. */
export function ListingPage({ title, text, lang, crumbName, subcategories = [], data, empty, children }: Props) {
  const { t } = useI18n();
  return (
    <>
      <CrumbTrail category={crumbName} title={title} />
      <div className="wrap list-top">
        <div className="list-head">
          <h1 lang={lang}>{title}</h1>
          {text && (
            <p className="lead" lang={lang}>
              {text}
            </p>
          )}
          {children}
        </div>
        {subcategories.length > 0 && (
          <nav aria-label={t('catalog.listing.subcategories')}>
            <Chips scroll>
              {subcategories.map(({ to, name, lang, count }) => (
                <ChipLink key={to} to={to} lang={lang} count={count}>
                  {name}
                </ChipLink>
              ))}
            </Chips>
          </nav>
        )}
      </div>
      <ListingBody data={data} empty={empty} />
    </>
  );
}
