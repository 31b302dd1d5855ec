import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { ButtonLink } from '#storefront/ui/button/button.tsx';
import { FilterChip } from '#storefront/ui/chip/chip.tsx';
import { EmptyState } from '#storefront/ui/empty-state/empty-state.tsx';
import { ProductGrid } from '../card/product-card.tsx';
import { chosenFilters } from './chosen-filters.ts';
import { FacetForm } from './facet-form.tsx';
import { ListingBar } from './listing-bar.tsx';
import type { ListingData } from './listing-data.ts';
import { listingUrl, noFilters } from './listing-url.ts';
import { MoreProducts } from './more-products.tsx';
import { useListingUrl } from './use-listing-url.ts';

const loadFilters = () => import('./filter-drawer.tsx').then(({ FilterDrawer }) => ({ default: FilterDrawer }));
const FilterDrawer = lazy(loadFilters);
const warmUpFilters = () => void loadFilters().catch(() => {});

const FORM = 'rajaimet';
const FACETS = 'rajaa';

type Props = { data: ListingData; empty?: ReactNode };

/** Filters beside the grid (in a drawer on phones), what is chosen, the order, the cards and the way to more. */
export function ListingBody({ data: { listing, query: shown, from }, empty }: Props) {
  const { t } = useI18n();
  const { pathname, query, change, busy } = useListingUrl(shown.category);
  // null until it is wanted for the first time: the drawer is loaded then
  const [filtering, setFiltering] = useState<boolean | null>(null);
  const chosen = chosenFilters(query, listing.facets, t);
  const { facets, total } = listing;
  const products = useFocusOnFirstNew(listing.hits.length, from < shown.page);
  if (total === 0 && chosen.length === 0)
    return (
      <div className="wrap list-none" aria-busy={busy}>
        {empty ?? (
          <EmptyState icon="search-x" title={t('catalog.listing.empty')}>
            <p>{t('catalog.listing.emptyCategory')}</p>
          </EmptyState>
        )}
      </div>
    );
  return (
    <div className="wrap list-body" aria-busy={busy}>
      <aside className="facets" id={FACETS} aria-label={t('catalog.facets')}>
        <FacetForm id={FORM} action={pathname} facets={facets} query={query} onChange={change} />
      </aside>
      <section aria-label={t('catalog.listing.products')} ref={products}>
        <ListingBar
          total={total}
          chosen={chosen.length}
          query={query}
          form={FORM}
          facetsId={FACETS}
          onFilterNear={warmUpFilters}
          onFilter={() => setFiltering(true)}
          onSort={(sort) => change({ sort })}
        />
        {chosen.length > 0 && (
          <nav className="chips list-chosen" aria-label={t('catalog.facets.chosen')}>
            {chosen.map(({ id, text, without }) => (
              <FilterChip key={id} label={text} to={listingUrl(pathname, query, without)} preventScrollReset />
            ))}
            <ButtonLink look="link" size="s" to={listingUrl(pathname, query, noFilters)} preventScrollReset>
              {t('catalog.facets.clear')}
            </ButtonLink>
          </nav>
        )}
        {total > 0 ? (
          <ProductGrid cards={listing.hits} heading="h2" />
        ) : (
          <EmptyState icon="search-x" title={t('catalog.listing.empty')}>
            <p>{t('catalog.listing.emptyFiltered')}</p>
            <ButtonLink look="outline" to={listingUrl(pathname, query, noFilters)}>
              {t('catalog.facets.clear')}
            </ButtonLink>
          </EmptyState>
        )}
        <MoreProducts listing={listing} query={shown} from={from} pathname={pathname} />
      </section>
      {filtering !== null && (
        <Suspense>
          <FilterDrawer
            open={filtering}
            onClose={() => setFiltering(false)}
            total={total}
            busy={busy}
            form={{ id: `${FORM}-2`, action: pathname, facets, query, onChange: change }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** After "show more" the keyboard goes on at the first of the new cards. */
function useFocusOnFirstNew(count: number, together: boolean) {
  const box = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const first = before.current;
    before.current = count;
    if (together && count > first)
      box.current?.querySelectorAll<HTMLElement>('.card-name a')[first]?.focus({ preventScroll: true });
  }, [count, together]);
  return box;
}
