import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { ProductGrid } from '#web/storefront/catalog/card/product-card.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { ChipLink, Chips, FilterChip } from '#web/ui/chip/chip.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { piece } from '#web/ui/piece.ts';
import { FacetForm } from './facet-form.tsx';
import { ListingBar } from './listing-bar.tsx';
import { MoreProducts } from './more-products.tsx';
import { useListingUrl, VEHICLE } from './use-listing-url.ts';
import { VehicleSlot } from './vehicle-slot.tsx';
import type { ListingView } from './view/listing-view.ts';

const loadFilters = () => import('./filter-drawer.tsx').then(({ FilterDrawer }) => ({ default: FilterDrawer }));
const FilterDrawer = piece(loadFilters);
const warmUpFilters = () => void loadFilters().catch(() => {});

const FORM = 'rajaimet';
const FACETS = 'rajaa';

type Props = { view: ListingView; empty?: ReactNode };

/** Filters beside the grid (in a drawer on phones), what is chosen, the order, the cards and the way to more. */
export function ListingBody({ view, empty }: Props) {
  const { t } = useI18n();
  const { cards, total, chips, sorts } = view;
  const { pathname, params, send, setVehicle, busy } = useListingUrl(sorts.standard);
  // null until it is wanted for the first time: the drawer is loaded then
  const [filtering, setFiltering] = useState<boolean | null>(null);
  const products = useFocusOnFirstNew(cards.length, params.has('from'));
  const sort = params.get('sort') ?? sorts.standard;
  if (total === 0 && chips.length === 0)
    return (
      <div className="wrap list-none" aria-busy={busy}>
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
    <div className="wrap list-body" aria-busy={busy}>
      <aside className="facets" id={FACETS} aria-label={t('catalog.facets')}>
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
          onFilterNear={warmUpFilters}
          onFilter={() => setFiltering(true)}
          onSend={send}
        />
        {chips.length > 0 && (
          <nav className="chips list-chosen" aria-label={t('catalog.facets.chosen')}>
            {chips.map(({ id, text, to }) => (
              <FilterChip key={id} label={text} to={to} preventScrollReset />
            ))}
            <ButtonLink look="link" size="s" to={view.clear} preventScrollReset>
              {t('catalog.facets.clear')}
            </ButtonLink>
          </nav>
        )}
        {total > 0 ? <ProductGrid cards={cards} heading="h2" comparable /> : <NothingLeft view={view} />}
        <MoreProducts {...view} />
      </section>
      {filtering !== null && (
        <Suspense>
          <FilterDrawer
            open={filtering}
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

/** No product meets every filter: which one to leave out, how many that would show, and who knows what fits a vehicle. */
function NothingLeft({ view: { ways, clear, chips } }: { view: ListingView }) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const isForVehicle = chips.some(({ id }) => id === 'vehicle');
  return (
    <EmptyState icon="search-x" title={t('catalog.listing.empty')}>
      <p>{t(isForVehicle ? 'catalog.listing.emptyFits' : 'catalog.listing.emptyFiltered')}</p>
      <Chips>
        {ways.map(({ to: wider, name, count = 0 }) => (
          <ChipLink key={wider} to={wider} count={t('common.products', { count })} preventScrollReset>
            {name}
          </ChipLink>
        ))}
      </Chips>
      {isForVehicle && (
        <div className="row">
          <ButtonLink look="primary" to={to.contact()}>
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
