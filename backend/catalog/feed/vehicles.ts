import type { Product } from '#domain/catalog/products/product.ts';
import { euros, type FeedContext } from './feed-items.ts';
import { type VehicleFacts, vehicleFacts } from './vehicle-facts.ts';
import { element } from './xml.ts';

type Field = [name: string, value: string | string[]];
const given = (name: string, value: string | number | null | undefined): Field[] =>
  value === null || value === undefined || value === '' ? [] : [[name, String(value)]];

function dealer({ store }: VehicleFacts): Field[] {
  if (!store) return [];
  const { name, street, postcode, city, phone, email } = store;
  const place = Object.entries({ name, street, postcode, city, phone, email });
  return [['dealer', place.map(([field, value]) => element(field, value))]];
}

function usage({ used }: VehicleFacts): Field[] {
  if (!used) return [['condition', 'new']];
  const { year, hours, kilometres, condition } = used;
  return [
    ['condition', 'used'],
    ['grade', condition],
    ...given('year', year),
    ...given('hours', hours),
    ...given('kilometres', kilometres),
  ];
}

const fieldsOf = (facts: VehicleFacts): Field[] => [
  ['id', facts.id],
  ['type', facts.type],
  ['make', facts.make],
  ['model', facts.model],
  ...given('version', facts.version),
  ...usage(facts),
  ['price', euros(facts.cents)],
  ['vat', facts.deductible ? 'deductible' : 'margin-scheme'],
  ['sale', facts.saleMode],
  ['availability', facts.stockStatus],
  ...dealer(facts),
  ['description', facts.description],
  ...facts.attributes.map(
    ({ label, value }): Field => ['attribute', [element('name', label), element('value', value)]],
  ),
  ...facts.pictures.map((picture): Field => ['picture', picture]),
  ['link', facts.link],
];

/**
 * The `<vehicle>` elements of a product, for services that list machines (the form of docs/search-engines.md): one for each sku that
 * is a vehicle or a used machine and has a price, sold by quote or not. Prices include VAT; `vat` says whether a company may deduct it.
 */
export const vehicleItems = (product: Product, where: FeedContext): string[] =>
  vehicleFacts(product, where).map((facts) =>
    element(
      'vehicle',
      fieldsOf(facts).map(([name, value]) => element(name, value)),
    ),
  );
