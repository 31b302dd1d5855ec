import type { Product } from '#domain/catalog/products/product.ts';
import type { FeedContext } from './feed-items.ts';
import { type VehicleFacts, vehicleFacts } from './vehicle-facts.ts';
import { element } from './xml.ts';

type Value = string | number | null | readonly string[];
/** Fields in the partner's order; null and '' are left out, a list repeats its element. */
type Form = { takes: readonly string[]; fields: Record<string, (facts: VehicleFacts) => Value> };

const SLEDS_AND_WHEELS = ['moottorikelkat', 'monkijat', 'mopot', 'moottoripyorat'];
const TYPES: Record<string, string> = {
  moottorikelkat: 'snowmobile',
  monkijat: 'atv',
  mopot: 'moped',
  moottoripyorat: 'motorcycle',
  'veneet-ja-peramoottorit': 'boat',
  peravaunut: 'trailer',
  piha: 'garden',
  metsa: 'forestry',
};
const MOST_TITLE = 80;

const wholeEuros = ({ cents }: VehicleFacts) => Math.round(cents / 100);
const yesNo = (is: boolean) => (is ? 'yes' : 'no');
const type = ({ kind }: VehicleFacts) => TYPES[kind] ?? 'other';
const condition = ({ used }: VehicleFacts) => (used ? 'used' : 'new');

/** The first number of a fact, by its label in either language: `567 cm³, 4-tahtinen` is 567. */
function numberOf({ attributes }: VehicleFacts, labels: readonly string[], unit: string): number | null {
  const value = attributes.find(({ label }) => labels.includes(label))?.value ?? '';
  const [, digits] = new RegExp(`^(\\d{1,5}(?:[.,]\\d)?) ?${unit}`).exec(value.replace(/\s/g, ' ')) ?? [];
  return digits === undefined ? null : Number(digits.replace(',', '.'));
}

const place = {
  dealer_town: ({ store }: VehicleFacts) => store?.city ?? null,
  dealer_postcode: ({ store }: VehicleFacts) => store?.postcode ?? null,
  dealer_phone: ({ store }: VehicleFacts) => store?.phone ?? null,
  dealer_email: ({ store }: VehicleFacts) => store?.email ?? null,
};
const shown = {
  info_text: ({ description }: VehicleFacts) => description,
  image: ({ pictures }: VehicleFacts) => pictures,
  url: ({ link }: VehicleFacts) => link,
};
const machine = {
  ad_id: ({ id }: VehicleFacts) => id,
  type,
  make: ({ make }: VehicleFacts) => make,
  model: ({ model }: VehicleFacts) => model,
  specification: ({ version }: VehicleFacts) => version,
  year: ({ year }: VehicleFacts) => year,
  condition,
};
const priced = {
  price_eur: wholeEuros,
  vat_deductible: ({ deductible }: VehicleFacts) => yesNo(deductible),
};

/** The shapes that services of three kinds take; docs/search-engines.md has the table of their fields. */
export const listingForms = {
  /** Vehicles by mileage, as Nettimoto lists them. */
  moto: {
    takes: SLEDS_AND_WHEELS,
    fields: {
      ...machine,
      mileage_km: ({ used }) => used?.kilometres ?? null,
      engine_cm3: (facts) => numberOf(facts, ['Moottori', 'Engine'], 'cm³'),
      power_kw: (facts) => numberOf(facts, ['Teho', 'Power'], 'kW'),
      ...priced,
      ...place,
      ...shown,
    },
  },
  /** Machines by hours, as Nettikone lists them. */
  machines: {
    takes: Object.keys(TYPES),
    fields: {
      ...machine,
      hours: ({ used }) => used?.hours ?? null,
      power_kw: (facts) => numberOf(facts, ['Teho', 'Power'], 'kW'),
      ...priced,
      ...place,
      ...shown,
    },
  },
  /** Classified advertisements of used machines, as Tori lists them. */
  classifieds: {
    takes: Object.keys(TYPES),
    fields: {
      ad_id: ({ id }) => id,
      category: type,
      subject: ({ make, model, year }) =>
        [model.startsWith(make) ? '' : make, model, year !== null && !model.includes(String(year)) ? year : '']
          .filter(Boolean)
          .join(' ')
          .slice(0, MOST_TITLE),
      body: ({ description, attributes, link }) =>
        [description, attributes.map(({ label, value }) => `${label}: ${value}`).join('\n'), link]
          .filter(Boolean)
          .join('\n\n'),
      condition,
      price_eur: wholeEuros,
      ...place,
      image: ({ pictures }) => pictures,
    },
  },
} as const satisfies Record<string, Form>;

/** The `<ad>` elements of a product in a partner's form; none for kinds that it does not take. */
export function listingItems(form: Form, product: Product, where: FeedContext): string[] {
  return vehicleFacts(product, where)
    .filter(({ kind }) => form.takes.includes(kind))
    .map((facts) =>
      element(
        'ad',
        Object.entries(form.fields).flatMap(([name, read]) =>
          [read(facts)]
            .flat()
            .filter((value) => value !== null && value !== '')
            .map((value) => element(name, String(value))),
        ),
      ),
    );
}
