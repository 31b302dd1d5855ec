import { Form, Link, useSearchParams } from 'react-router';
import { deliveryFilters, type OrderListQuery, paymentFilters } from '#domain/sales/orders/order-list.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/orders.ts';
import fi from '#web/messages/admin/fi/orders.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import { Keys } from '#web/ui/admin/keys.tsx';
import styles from './list.module.css';
import { viewOf } from './views.ts';

type Named = { id: string; name: string };
type Props = { people: Named[]; stores: Named[]; query: OrderListQuery };
type Choice = { value: string; text: string };

const FLAGS = ['late', 'partial', 'note', 'company'] as const;
const TEXTS = {
  store: 'filter.store',
  delivery: 'filter.delivery',
  payment: 'filter.payment',
  from: 'filter.from',
  to: 'filter.to',
  assignee: 'filter.assignee',
  tag: 'filter.tag',
  least: 'filter.least',
  most: 'filter.most',
  sku: 'filter.sku',
  status: 'filter.status',
  late: 'filter.isLate',
  partial: 'filter.isPartial',
  note: 'filter.hasNote',
  company: 'filter.isCompany',
} as const;
type Param = keyof typeof TEXTS;
const isParam = (name: string): name is Param => name in TEXTS;

/** Search, active filters as chips, and the form that adds filters. All of it is the address of the list. */
export function FilterBand({ people, stores }: Props) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const active = [...params].filter(([name, value]) => isParam(name) && value !== '') as [Param, string][];
  const nameOf = (name: Param, value: string) => {
    if (name === 'store') return stores.find(({ id }) => id === value)?.name ?? value;
    if (name === 'assignee') return people.find(({ id }) => id === value)?.name ?? t('filter.nobody');
    if (name === 'delivery')
      return deliveryFilters.find((one) => one === value) ? t(`delivery.${value as 'point'}`) : value;
    if (name === 'payment')
      return paymentFilters.find((one) => one === value) ? t(`payment.${value as 'part'}`) : value;
    return FLAGS.some((flag) => flag === name) ? t('filter.yes') : value;
  };
  return (
    <div className={`band ${styles.filters}`}>
      <Form role="search" className={styles.search}>
        <Kept params={params} besides={['q', 'after', 'peek', 'view']} />
        <label className="find">
          <span className="sr">{t('orders.search')}</span>
          <Icon name="search" />
          <input
            className="in"
            type="search"
            name="q"
            defaultValue={params.get('q') ?? ''}
            placeholder={t('orders.searchHint')}
            aria-keyshortcuts="/"
          />
          <kbd className="kbd">/</kbd>
        </label>
      </Form>
      {active.map(([name, value]) => (
        <span className="chip" key={name}>
          <span>
            <span className="k">{t(TEXTS[name])}</span> <b>{nameOf(name, value)}</b>
          </span>
          <Link
            className="x"
            to={{ search: without(params, name) }}
            aria-label={t('orders.removeFilter', { name: t(TEXTS[name]) })}
          >
            <Icon name="x" />
          </Link>
        </span>
      ))}
      <button type="button" className="chip add" popoverTarget="order-filters" aria-keyshortcuts="F">
        <span>
          <Icon name="plus" />
          {t('orders.filter')} <Keys of="F" />
        </span>
      </button>
      <FilterForm people={people} stores={stores} params={params} />
    </div>
  );
}

function without(params: URLSearchParams, name: string): string {
  const rest = new URLSearchParams(params);
  for (const gone of [name, 'after', 'peek']) rest.delete(gone);
  return rest.toString();
}

/** Parameters that a form keeps. */
function Kept({ params, besides }: { params: URLSearchParams; besides: readonly string[] }) {
  return [...params]
    .filter(([name]) => !besides.includes(name))
    .map(([name, value]) => <input type="hidden" key={name} name={name} value={value} />);
}

function FilterForm({ people, stores, params }: Omit<Props, 'query'> & { params: URLSearchParams }) {
  const t = useTexts(fi, en);
  const select = (name: Param, choices: Choice[]) => (
    <Field label={t(TEXTS[name])} inRow>
      {(control) => (
        <select {...control} className="sel" name={name} defaultValue={params.get(name) ?? ''}>
          <option value="">{t('filter.any')}</option>
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  const input = (name: Param, type: 'date' | 'text' | 'number') => (
    <Field label={t(TEXTS[name])} inRow>
      {(control) => (
        <input {...control} className="in" type={type} name={name} min={0} defaultValue={params.get(name) ?? ''} />
      )}
    </Field>
  );
  const named = (list: readonly Named[]) => list.map(({ id, name }) => ({ value: id, text: name }));
  return (
    <div id="order-filters" popover="auto" className={`pop ${styles.filterForm}`}>
      <Form className="form" key={params.toString()}>
        <input type="hidden" name="view" value={viewOf(params)} />
        <Kept params={params} besides={[...Object.keys(TEXTS), 'view', 'after', 'peek']} />
        {select('store', named(stores))}
        {select(
          'delivery',
          deliveryFilters.map((value) => ({ value, text: t(`delivery.${value}`) })),
        )}
        {select(
          'payment',
          paymentFilters.map((value) => ({ value, text: t(`payment.${value}`) })),
        )}
        {select('assignee', [{ value: 'none', text: t('filter.nobody') }, ...named(people)])}
        {input('from', 'date')}
        {input('to', 'date')}
        {input('least', 'number')}
        {input('most', 'number')}
        {input('sku', 'text')}
        {input('tag', 'text')}
        {FLAGS.map((name) => (
          <label className="check" key={name}>
            <input className="box" type="checkbox" name={name} value="1" defaultChecked={params.get(name) === '1'} />
            <span>{t(TEXTS[name])}</span>
          </label>
        ))}
        <Button type="submit" look="primary">
          {t('orders.applyFilter')}
        </Button>
      </Form>
    </div>
  );
}
