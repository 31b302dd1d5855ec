import { eurosFromCents } from '#domain/base/money.ts';
import type { FacetValue, Listing, ListingQuery } from '#domain/search/query.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { Checkbox } from '#storefront/ui/checkbox/checkbox.tsx';
import { Facet } from '#storefront/ui/facet/facet.tsx';
import { PriceFields } from './price-fields.tsx';

type Props = { facets: Listing['facets']; query: ListingQuery; onChange: (change: Partial<ListingQuery>) => void };

const flip = (list: string[], value: string) =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value];

/**
 * The filters as fields of a GET form. With JavaScript a choice applies at once and what is shown as checked is where
 * the page is going; without it the form's button sends them all.
 */
export function FacetFields({ facets, query, onChange }: Props) {
  const { t } = useI18n();
  const flag = (name: 'stock' | 'sale' | 'outlet', field: 'inStock' | 'discounted' | 'outlet', count: number) => (
    <Checkbox
      name={name}
      value="1"
      label={t(`catalog.facets.${field}`)}
      count={count}
      checked={query[field]}
      disabled={count === 0 && !query[field]}
      onChange={() => onChange({ [field]: !query[field] })}
    />
  );
  const brands = facets.brand.filter(({ value, count }) => count > 0 || query.brands.includes(value));
  const stores: FacetValue[] = facets.store;
  return (
    <>
      <Facet title={t('catalog.facets.availability')} chosen={Number(query.inStock) + Number(query.store !== null)}>
        {flag('stock', 'inStock', facets.inStock)}
        {stores.map(({ value, label, count }) => (
          <Checkbox
            key={value}
            name="store"
            value={value}
            label={label}
            count={count}
            checked={query.store === value}
            disabled={count === 0 && query.store !== value}
            onChange={() => onChange({ store: query.store === value ? null : value })}
          />
        ))}
      </Facet>
      {brands.length > 0 && (
        <Facet title={t('catalog.facets.brand')} chosen={query.brands.length}>
          <div className="facet-scroll">
            {brands.map(({ value, label, count }) => (
              <Checkbox
                key={value}
                name="brand"
                value={value}
                label={label}
                count={count}
                checked={query.brands.includes(value)}
                onChange={() => onChange({ brands: flip(query.brands, value) })}
              />
            ))}
          </div>
        </Facet>
      )}
      {facets.price && (
        <Facet
          title={t('catalog.facets.price')}
          chosen={Number(query.priceMin !== null) + Number(query.priceMax !== null)}
        >
          <PriceFields
            key={`${query.priceMin}-${query.priceMax}`}
            min={query.priceMin}
            max={query.priceMax}
            lowest={Math.floor(eurosFromCents(facets.price.min))}
            highest={Math.ceil(eurosFromCents(facets.price.max))}
          />
        </Facet>
      )}
      <Facet title={t('catalog.facets.discount')} chosen={Number(query.discounted) + Number(query.outlet)}>
        {flag('sale', 'discounted', facets.discounted)}
        {flag('outlet', 'outlet', facets.outlet)}
      </Facet>
      <noscript>
        <Button look="outline" type="submit" wide>
          {t('catalog.facets.apply')}
        </Button>
      </noscript>
    </>
  );
}
