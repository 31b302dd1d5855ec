import { useSearchParams } from 'react-router';
import { isOneOf } from '#domain/base/records.ts';
import {
  deliveryFilters,
  expectedFilters,
  mentionFilters,
  orderSorts,
  paymentFilters,
} from '#domain/sales/orders/order-list.ts';
import { FilterBand, FilterFlag, FilterInput, FilterSelect } from '#web/admin/base/pieces/filter-band.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/orders.ts';
import fi from '#web/messages/admin/fi/orders.ts';
import { viewOf } from './views.ts';

type Named = { id: string; name: string };
type Props = { people: Named[]; stores: Named[] };

const FLAGS = ['late', 'missing', 'partial', 'note', 'company'] as const;
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
  mention: 'filter.mention',
  expected: 'filter.expected',
  late: 'filter.isLate',
  missing: 'filter.isMissing',
  partial: 'filter.isPartial',
  note: 'filter.hasNote',
  company: 'filter.isCompany',
  sort: 'filter.sort',
} as const;
type Param = keyof typeof TEXTS;
const isParam = (name: string): name is Param => name in TEXTS;
const choicesOf = (named: readonly Named[]) => named.map(({ id, name }) => ({ value: id, text: name }));

/** The filters of orders. */
export function OrderFilters({ people, stores }: Props) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const textOf = (name: Param, value: string) => {
    if (name === 'store') return stores.find(({ id }) => id === value)?.name ?? value;
    if (name === 'assignee') return people.find(({ id }) => id === value)?.name ?? t('filter.nobody');
    if (name === 'delivery' && isOneOf(deliveryFilters, value)) return t(`delivery.${value}`);
    if (name === 'payment' && isOneOf(paymentFilters, value)) return t(`payment.${value}`);
    if (name === 'mention' && isOneOf(mentionFilters, value)) return t(`mention.${value}`);
    if (name === 'expected' && isOneOf(expectedFilters, value)) return t(`expected.${value}`);
    if (name === 'sort' && isOneOf(orderSorts, value)) return t(`sort.${value}`);
    return FLAGS.some((flag) => flag === name) ? t('filter.yes') : value;
  };
  const active = [...params].flatMap(([name, value]) =>
    isParam(name) && value !== '' ? [{ name, label: t(TEXTS[name]), text: textOf(name, value) }] : [],
  );
  const of = (name: Param) => ({ name, label: t(TEXTS[name]) });
  return (
    <FilterBand
      search={{ label: t('orders.search'), hint: t('orders.searchHint') }}
      active={active}
      controls={[...Object.keys(TEXTS), 'view']}
      notSearched={['view']}
    >
      <input type="hidden" name="view" value={viewOf(params)} />
      <FilterSelect {...of('store')} choices={choicesOf(stores)} />
      <FilterSelect
        {...of('delivery')}
        choices={deliveryFilters.map((value) => ({ value, text: t(`delivery.${value}`) }))}
      />
      <FilterSelect
        {...of('payment')}
        choices={paymentFilters.map((value) => ({ value, text: t(`payment.${value}`) }))}
      />
      <FilterSelect {...of('assignee')} choices={[{ value: 'none', text: t('filter.nobody') }, ...choicesOf(people)]} />
      <FilterSelect
        {...of('expected')}
        choices={expectedFilters.map((value) => ({ value, text: t(`expected.${value}`) }))}
      />
      <FilterSelect
        {...of('mention')}
        choices={mentionFilters.map((value) => ({ value, text: t(`mention.${value}`) }))}
      />
      <FilterSelect {...of('sort')} choices={orderSorts.map((value) => ({ value, text: t(`sort.${value}`) }))} />
      <FilterInput {...of('from')} type="date" />
      <FilterInput {...of('to')} type="date" />
      <FilterInput {...of('least')} type="number" />
      <FilterInput {...of('most')} type="number" />
      <FilterInput {...of('sku')} />
      <FilterInput {...of('tag')} />
      {FLAGS.map((name) => (
        <FilterFlag key={name} {...of(name)} />
      ))}
    </FilterBand>
  );
}
