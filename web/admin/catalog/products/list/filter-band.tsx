import { Form, Link, useSearchParams } from 'react-router';
import { isOneOf } from '#domain/base/records.ts';
import { productLacks, productStates } from '#domain/catalog/products/product-list.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/products.ts';
import fi from '#web/messages/admin/fi/products.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import { Keys } from '#web/ui/admin/keys.tsx';
import styles from './list.module.css';
import { columns, columnsOf, without } from './views.ts';

type Props = { categories: { path: string; name: string; level: number }[] };

const FILTERS = ['state', 'brand', 'category', ...productLacks] as const;
const isFilter = (name: string): name is (typeof FILTERS)[number] => isOneOf(FILTERS, name);

/** Search, active filters as chips, and the form that adds filters. All of it is the address of the list. */
export function FilterBand({ categories }: Props) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const active = [...params].flatMap(([name, value]) => (isFilter(name) && value !== '' ? [{ name, value }] : []));
  const nameOf = (name: (typeof FILTERS)[number], value: string) => {
    if (name === 'category') return categories.find(({ path }) => path === value)?.name ?? value;
    if (name === 'state' && isOneOf(productStates, value)) return t(`state.${value}`);
    return name === 'brand' ? value : t('filter.yes');
  };
  return (
    <div className={`band ${styles.filters}`}>
      <Form role="search" className={styles.search}>
        <Kept params={params} besides={['q', 'after', 'peek']} />
        <label className="find">
          <span className="sr">{t('products.search')}</span>
          <Icon name="search" />
          <input
            className="in"
            type="search"
            name="q"
            defaultValue={params.get('q') ?? ''}
            placeholder={t('products.searchHint')}
            aria-keyshortcuts="/"
          />
          <kbd className="kbd">/</kbd>
        </label>
      </Form>
      {active.map(({ name, value }) => (
        <span className="chip" key={name}>
          <span>
            <span className="k">{t(`filter.${name}`)}</span> <b>{nameOf(name, value)}</b>
          </span>
          <Link
            className="x"
            to={{ search: without(params, name, 'after', 'peek') }}
            aria-label={t('products.removeFilter', { name: t(`filter.${name}`) })}
          >
            <Icon name="x" />
          </Link>
        </span>
      ))}
      <button type="button" className="chip add" popoverTarget="product-filters" aria-keyshortcuts="F">
        <span>
          <Icon name="plus" />
          {t('products.filter')} <Keys of="F" />
        </span>
      </button>
      <FilterForm categories={categories} params={params} />
    </div>
  );
}

/** Parameters that a form keeps. */
function Kept({ params, besides }: { params: URLSearchParams; besides: readonly string[] }) {
  return [...params]
    .filter(([name]) => !besides.includes(name))
    .map(([name, value]) => <input type="hidden" key={`${name} ${value}`} name={name} value={value} />);
}

function FilterForm({ categories, params }: Props & { params: URLSearchParams }) {
  const t = useTexts(fi, en);
  const shown = columnsOf(params);
  return (
    <div id="product-filters" popover="auto" className={`pop ${styles.filterForm}`}>
      <Form className="form" key={params.toString()}>
        <Kept params={params} besides={[...FILTERS, 'columns', 'after', 'peek']} />
        <Field label={t('filter.category')} inRow>
          {(control) => (
            <select {...control} className="sel" name="category" defaultValue={params.get('category') ?? ''}>
              <option value="">{t('filter.any')}</option>
              {categories.map(({ path, name, level }) => (
                <option key={path} value={path}>
                  {`${'– '.repeat(level - 1)}${name}`}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('filter.brand')} inRow>
          {(control) => <input {...control} className="in" name="brand" defaultValue={params.get('brand') ?? ''} />}
        </Field>
        <Field label={t('filter.state')} inRow>
          {(control) => (
            <select {...control} className="sel" name="state" defaultValue={params.get('state') ?? ''}>
              <option value="">{t('filter.any')}</option>
              {productStates.map((state) => (
                <option key={state} value={state}>
                  {t(`state.${state}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {productLacks.map((name) => (
          <label className="check" key={name}>
            <input className="box" type="checkbox" name={name} value="1" defaultChecked={params.get(name) === '1'} />
            <span>{t(`filter.${name}`)}</span>
          </label>
        ))}
        <fieldset className={styles.columns}>
          <legend className="label">{t('products.columns')}</legend>
          {columns.map((column) => (
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
        <Button type="submit" look="primary">
          {t('products.applyFilter')}
        </Button>
      </Form>
    </div>
  );
}
