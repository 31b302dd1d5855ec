import { useSearchParams } from 'react-router';
import { isOneOf } from '#domain/base/records.ts';
import { productLacks, productStates } from '#domain/catalog/products/product-list.ts';
import { FilterBand, FilterFlag, FilterInput, FilterSelect } from '#web/admin/base/pieces/filter-band.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/products.ts';
import fi from '#web/messages/admin/fi/products.ts';
import styles from './list.module.css';
import { type Column, columns, columnsOf } from './views.ts';

type Props = { categories: { path: string; name: string; level: number }[]; mayReadCosts: boolean };

const FILTERS = ['state', 'brand', 'category', ...productLacks] as const;
const isFilter = (name: string): name is (typeof FILTERS)[number] => isOneOf(FILTERS, name);

/** The filters of products, and the columns of their table. */
export function ProductFilters({ categories, mayReadCosts }: Props) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const textOf = (name: (typeof FILTERS)[number], value: string) => {
    if (name === 'category') return categories.find(({ path }) => path === value)?.name ?? value;
    if (name === 'state' && isOneOf(productStates, value)) return t(`state.${value}`);
    return name === 'brand' ? value : t('filter.yes');
  };
  const active = [...params].flatMap(([name, value]) =>
    isFilter(name) && value !== '' ? [{ name, label: t(`filter.${name}`), text: textOf(name, value) }] : [],
  );
  const paths = categories.map(({ path, name, level }) => ({ value: path, text: `${'– '.repeat(level - 1)}${name}` }));
  return (
    <FilterBand
      search={{ label: t('products.search'), hint: t('products.searchHint') }}
      active={active}
      controls={[...FILTERS, 'columns']}
    >
      <FilterSelect label={t('filter.category')} name="category" choices={paths} />
      <FilterInput label={t('filter.brand')} name="brand" />
      <FilterSelect
        label={t('filter.state')}
        name="state"
        choices={productStates.map((value) => ({ value, text: t(`state.${value}`) }))}
      />
      {productLacks.map((name) => (
        <FilterFlag key={name} label={t(`filter.${name}`)} name={name} />
      ))}
      <Columns shown={columnsOf(params)} offered={columns.filter((column) => column !== 'margin' || mayReadCosts)} />
    </FilterBand>
  );
}

function Columns({ shown, offered }: { shown: readonly string[]; offered: readonly Column[] }) {
  const t = useTexts(fi, en);
  return (
    <fieldset className={styles.columns}>
      <legend className="label">{t('products.columns')}</legend>
      {offered.map((column) => (
        <label className="check" key={column}>
          <input
            className="box"
            type="checkbox"
            name="columns"
            value={column}
            defaultChecked={shown.includes(column)}
          />
          <span>{t(`column.${column}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
