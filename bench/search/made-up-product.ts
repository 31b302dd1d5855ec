import { type Chance, createChance } from './chance.ts';
import { madeUpNames } from './made-up-names.ts';
import { colours, kinds, materials, things } from './nouns.ts';

const brands = madeUpNames(160, 1);
const models = madeUpNames(21_000, 2);
const SIZES = ['xs', 's', 'm', 'l', 'xl', 'xxl'];
const COUNTRIES: [string, string][] = [
  ['Suomi', 'Finland'],
  ['Ruotsi', 'Sweden'],
  ['Japani', 'Japan'],
];
const GROUPS = 8;

/** Departments → groups → shelves: 14 × 8 × 8 categories below each other, and one for every brand. */
export const DEPARTMENTS = 14;

export type MadeUp = {
  sku: string;
  fi: string;
  en: string;
  brand: string;
  categories: string[];
  popularity: number;
  firstSoldOn: string;
  label: 'new' | 'outlet' | null;
  attributes: object[];
  selectable: object[];
  variants: {
    sku: string;
    name: string;
    options: object;
    ean: string;
    cents: number;
    reduced: number | null;
    stores: string[];
  }[];
};

const said = (fi: string, en: string, value: string, valueEn = value) => ({
  label: { fi, en },
  value: { fi: value, en: valueEn },
});

function attributesOf(chance: Chance, colour: readonly [string, string]) {
  const material = chance.common(materials, 2);
  const all = [
    said('Väri', 'Colour', ...colour),
    said('Materiaali', 'Material', ...material),
    said('Paino', 'Weight', `${(1 + chance.below(300)) / 10} kg`),
    said('Takuu', 'Warranty', `${chance.pick([12, 24, 36, 60])} kk`),
    said('Pituus', 'Length', `${10 + 5 * chance.below(120)} mm`),
    said('Teho', 'Power', `${100 * (1 + chance.below(60))} W`),
    said('Jännite', 'Voltage', `${chance.pick([12, 18, 24, 36, 230])} V`),
    said('Halkaisija', 'Diameter', `${4 + chance.below(90)} mm`),
    said('Alkuperämaa', 'Country of origin', ...chance.pick(COUNTRIES)),
  ];
  return all.filter((_, i) => i < 2 || chance.is(0.5));
}

const detailOf = (chance: Chance, colour: string): string =>
  chance.pick([
    colour,
    `${20 + chance.below(10)}x${6 + chance.below(8)}-${8 + chance.below(8)}`,
    `${5 * chance.below(5)}W-${30 + 10 * chance.below(3)} ${1 + chance.below(5)} l`,
    `${5 + chance.below(400)} mm`,
    '',
    '',
  ]);

const eanOf = (n: number) => `64${String(1_000_000_000 + n * 7919).slice(-10)}0`;

/** The `n`th product of a made-up shop: the same one in every run. */
export function madeUpProduct(n: number): MadeUp {
  const chance = createChance(n * 2_654_435_761);
  const thing = chance.common(things, 8);
  const kind = chance.is(0.72) ? chance.common(kinds, 10) : null;
  const brand = chance.common(brands, 5);
  const model = `${chance.common(models, 150)}${chance.is(0.5) ? ` ${10 * (1 + chance.below(120))}` : ''}`;
  const colour = chance.common(colours, 2);
  const detail = detailOf(chance, colour[0]);
  const place = things.indexOf(thing);
  const shelf = (at: number) => {
    const [department, group] = [at % DEPARTMENTS, at % GROUPS];
    return `osasto-${department}/ryhma-${group}/hylly-${chance.below(GROUPS)}`;
  };
  const categories = [shelf(place), ...(chance.is(0.3) ? [shelf(place + 1 + chance.below(9))] : [])];
  const sku = `${brand.slice(0, 2).toUpperCase()}-${String(100_000 + n)}`;
  const cents = 290 + Math.floor(200_000 * (chance.below(1000) / 1000) ** 4);
  const sizes = chance.is(0.18) ? SIZES.slice(chance.below(3), 4 + chance.below(3)).slice(0, 3) : [];
  const variant = (own: string, name: string, i: number) => ({
    sku: own,
    name,
    options: name ? { koko: name.toLowerCase() } : {},
    ean: eanOf(n * 4 + i),
    cents: cents + 100 * i,
    reduced: chance.is(0.1) ? Math.floor(cents * 0.8) : null,
    stores: ['oulu', 'rovaniemi', 'ranua'].filter(() => chance.is(0.4)),
  });
  return {
    sku,
    fi: [brand, model, `${kind?.[0] ?? ''}${thing[0]}`, detail].filter(Boolean).join(' '),
    en: [brand, model, kind?.[1], thing[1], detail].filter(Boolean).join(' '),
    brand,
    categories: [...categories, `brandit/${brand.toLowerCase()}`],
    // a tenth of the goods makes the trade; most are hardly looked at
    popularity: Math.floor(1000 * (chance.below(1000) / 1000) ** 5),
    firstSoldOn: new Date(Date.UTC(2020, 0, 1 + chance.below(2500))).toISOString().slice(0, 10),
    label: chance.is(0.04) ? 'outlet' : chance.is(0.05) ? 'new' : null,
    attributes: attributesOf(chance, colour),
    selectable:
      sizes.length > 1
        ? [
            {
              code: 'koko',
              label: { fi: 'Koko', en: 'Size' },
              values: sizes.map((size) => ({ code: size, label: { fi: size.toUpperCase() } })),
            },
          ]
        : [],
    variants:
      sizes.length > 1
        ? sizes.map((size, i) => variant(`${sku}-${size}`, size.toUpperCase(), i))
        : [variant(sku, '', 0)],
  };
}

/** Every path of the tree, parents first. */
export function madeUpCategories(): { path: string; name: string }[] {
  const departments = Array.from({ length: DEPARTMENTS }, (_, n) => ({
    path: `osasto-${n}`,
    name: `${things[n]?.[0]} ja ${kinds[n]?.[0]}`,
  }));
  const below = (parents: { path: string }[], word: string, at: number) =>
    parents.flatMap(({ path }, p) =>
      Array.from({ length: GROUPS }, (_, n) => ({
        path: `${path}/${word}-${n}`,
        name: `${kinds[(at + p * 3 + n) % kinds.length]?.[0]}${things[(at + p * 5 + n * 7) % things.length]?.[0]}`,
      })),
    );
  const groups = below(departments, 'ryhma', 0);
  const shelves = below(groups, 'hylly', 40);
  const ofBrands = brands.map((name) => ({ path: `brandit/${name.toLowerCase()}`, name }));
  return [...departments, ...groups, ...shelves, { path: 'brandit', name: 'Brandit' }, ...ofBrands];
}
