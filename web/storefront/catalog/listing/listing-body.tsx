import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { inLocale, links } from '#web/storefront/base/links.ts';
import { ProductGrid } from '#web/storefront/catalog/card/product-card.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { ChipLink, Chips, FilterChip } from '#web/ui/chip/chip.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { FacetForm } from './facet-form.tsx';
import styles from './listing.module.css';
import { ListingBar } from './listing-bar.tsx';
import { MoreProducts } from './more-products.tsx';
import { useListingUrl, VEHICLE } from './use-listing-url.ts';
import { VehicleSlot } from './vehicle-slot.tsx';
import type { ListingView } from './view/listing-view.ts';

const loadFilters = () => import('./filter-drawer.tsx').then(({ FilterDrawer }) => ({ default: FilterDrawer }));
const FilterDrawer = lazyComponent(loadFilters);
const preloadFilters = () => void loadFilters().catch(() => {});

const FORM = 'rajaimet';
const FACETS = 'rajaa';

type Props = { view: ListingView; empty?: ReactNode };

/** Filters beside the grid (in a drawer on phones), chosen filters, sort order, cards and paging (listing-1). */
export function ListingBody({ view, empty }: Props) {
  const { t } = useI18n();
  const { cards, total, chips, sorts } = view;
  const { pathname, params, send, setVehicle, busy } = useListingUrl(sorts.standard);
  // null until the first press, which loads the drawer
  const [isFiltering, setFiltering] = useState<boolean | null>(null);
  const products = useFocusOnFirstNew(cards.length, params.has('from'));
  const sort = params.get('sort') ?? sorts.standard;
  if (total === 0 && chips.length === 0)
    return (
      <div className={classes('wrap', styles.none)} aria-busy={busy}>
        {empty ?? (
          <EmptyState icon="search-x" title={t('catalog.listing.empty')}>
            <p>{t('catalog.listing.emptyCategory')}</p>
          </EmptyState>
        )}
      </div>
    );
  const form = { action: pathname, view, params, onSend: send };
  const vehicle = view.fits && <VehicleSlot label={view.fits} value={params.get(VEHICLE)} onChange={setVehicle} />;
  return (
    <div className={classes('wrap with-aside', styles.body)} aria-busy={busy}>
      <aside className={classes('no-print', styles.facets)} id={FACETS} aria-label={t('catalog.facets')}>
        {vehicle}
        <FacetForm id={FORM} {...form} />
      </aside>
      <section aria-label={t('catalog.listing.products')} ref={products}>
        <ListingBar
          total={total}
          chosen={chips.length}
          sort={sort}
          sorts={sorts.options}
          form={FORM}
          facetsId={FACETS}
          onFilterHover={preloadFilters}
          onFilter={() => setFiltering(true)}
          onSend={send}
        />
        {chips.length > 0 && (
          <nav className={classes('chips', styles.chosen)} aria-label={t('catalog.facets.chosen')}>
            {chips.map(({ id, text, to }) => (
              <FilterChip key={id} label={text} to={to} preventScrollReset />
            ))}
            <ButtonLink look="link" size="s" to={view.clear} preventScrollReset>
              {t('catalog.facets.clear')}
            </ButtonLink>
          </nav>
        )}
        {total > 0 ? <ProductGrid cards={cards} heading="h2" comparable /> : <NoMatches view={view} />}
        <MoreProducts {...view} />
      </section>
      {isFiltering !== null && (
        <Suspense>
          <FilterDrawer
            open={isFiltering}
            onClose={() => setFiltering(false)}
            total={total}
            busy={busy}
            form={{ id: `${FORM}-2`, ...form, sort }}
          >
            {vehicle}
          </FilterDrawer>
        </Suspense>
      )}
    </div>
  );
}

/** No product matches all filters: offers listings without one of them, and help with vehicles. */
function NoMatches({ view: { widerListings, clear, chips } }: { view: ListingView }) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const isForVehicle = chips.some(({ id }) => id === 'vehicle');
  return (
    <EmptyState icon="search-x" title={t('catalog.listing.empty')}>
      <p>{t(isForVehicle ? 'catalog.listing.emptyFits' : 'catalog.listing.emptyFiltered')}</p>
      <Chips>
        {widerListings.map(({ to: wider, name, count = 0 }) => (
          <ChipLink key={wider} to={wider} count={t('common.products', { count })} preventScrollReset>
            {name}
          </ChipLink>
        ))}
      </Chips>
      {isForVehicle && (
        <div className="row">
          <ButtonLink look="primary" to={inLocale(locale, '/kysy-osaa')}>
            {t('catalog.listing.askParts')}
          </ButtonLink>
          <ButtonLink look="outline" to={to.diagrams()}>
            {t('catalog.listing.diagrams')}
          </ButtonLink>
        </div>
      )}
      <ButtonLink look="outline" to={clear}>
        {t('catalog.facets.clear')}
      </ButtonLink>
    </EmptyState>
  );
}

/** Moves the focus to the first new card after "show more". */
function useFocusOnFirstNew(count: number, hasAppended: boolean) {
  const box = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const firstNew = before.current;
    before.current = count;
    if (hasAppended && count > firstNew)
      box.current?.querySelectorAll<HTMLElement>('article :is(h2, h3) a')[firstNew]?.focus({ preventScroll: true });
  }, [count, hasAppended]);
  return box;
}
