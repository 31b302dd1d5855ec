import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const HEADS =
  'moottori kelkka lumi ruoho jarru talvi kesä öljy ilma polttoaine teho varaosa vesi polku tuki ohjaus etu taka'.split(
    ' ',
  );
const TAILS =
  'rengas kypärä saha suodatin hihna akku linko leikkuri saapas hanska mittari pumppu ketju terä laturi vanne'.split(
    ' ',
  );
const ENGLISH =
  'tyre helmet saw filter belt battery blower mower boot glove gauge pump chain blade charger wheel'.split(' ');
const BRANDS = 'Kaira Pohja Lumo Tunturi Kelo Roihu Suvanto Vaara Kuru Hete'.split(' ');
const CATEGORIES = 100;
const pick = <T>(list: readonly T[], n: number) => list[n % list.length] as T;

/** Words that a shopper of the generated catalog might type. */
export const words = [
  ...TAILS,
  ...TAILS.map((tail) => tail.slice(0, 4)),
  ...HEADS.map((head) => `${head}rengas`),
  'kaira saha',
  'pohja 12',
  'rengas kelo',
  'P777',
];

const SCENE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path fill="var(--body, #888888)" d="M0 0h9v9z"/></svg>';

/** Rows of one product: every fifth has two sizes. `edition` changes its texts and prices. */
function* rowsOf(n: number, edition: number): Generator<object> {
  const tail = TAILS[n % TAILS.length] as string;
  const brand = pick(BRANDS, n >> 3);
  const fi = `${pick(HEADS, n * 7)}${tail} ${brand} ${n % 900}`;
  const en = `${pick(ENGLISH, n)} ${brand} ${n % 900}`;
  const price = 20 + ((n * 37) % 2000) + edition;
  const withSizes = n % 5 === 0;
  const own = { stock: { oulu: n % 4, rovaniemi: n % 3, ranua: (n >> 2) % 2 } };
  yield {
    sku: `P${n}`,
    slug: `tuote-${n}`,
    name: { fi, en },
    brand,
    categories: [`osasto-${n % 10}/ryhma-${n % CATEGORIES}`, `osasto-${(n + 5) % 10}`],
    shippingClass: 'parcel',
    price,
    firstSoldOn: '2026-11-01',
    popularity: (n * 7919) % 10_007,
    ...(n % 9 === 0 && { salePrice: price - 5, lowest30: price }),
    description: { fi: `${fi} pohjoisen oloihin. Painos ${edition}.`, en: `${en} for the north. Edition ${edition}.` },
    salesPhrases: { fi: ['Nopea toimitus', 'Kahden vuoden takuu'], en: ['Fast delivery', 'Two years of warranty'] },
    attributes: [
      { label: { fi: 'Paino', en: 'Weight' }, value: `${1 + (n % 30)} kg` },
      {
        label: { fi: 'Väri', en: 'Colour' },
        value: { fi: pick(['musta', 'punainen'], n), en: pick(['black', 'red'], n) },
      },
      { label: { fi: 'Teho', en: 'Power' }, value: `${100 + (n % 50) * 10} W` },
      { label: { fi: 'Materiaali', en: 'Material' }, value: { fi: 'teräs', en: 'steel' } },
    ],
    images: [
      { file: 'scene.svg', alt: { fi, en }, colours: { body: pick(['#112233', '#aa3322', '#33aa22'], n) } },
      { file: 'scene.svg', shotAngle: 'miljöö', alt: { fi: 'Metsässä', en: 'In a forest' } },
    ],
    ...(withSizes
      ? {
          selectableVariationAttributes: [
            {
              code: 'koko',
              label: { fi: 'Koko', en: 'Size' },
              values: ['m', 'l'].map((code) => ({ code, label: { fi: code.toUpperCase() } })),
            },
          ],
        }
      : own),
  };
  if (!withSizes) return;
  for (const size of ['m', 'l'])
    yield {
      sku: `P${n}-${size}`,
      parentSku: `P${n}`,
      variationName: { fi: size.toUpperCase() },
      variationOptions: { koko: size },
      ...own,
    };
}

function* lines(rows: Iterable<object>): Generator<string> {
  for (const row of rows) yield `${JSON.stringify(row)}\n`;
}

/** Writes a catalog folder of `products` product pages; only those `which` accepts. */
export async function writeCatalog(
  folder: string,
  products: number,
  edition: number,
  file = 'products.jsonl',
  which: (n: number) => boolean = () => true,
): Promise<string> {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await writeFile(join(folder, 'pictures/scene.svg'), SCENE);
  if (file === 'products.jsonl') {
    const tree = [
      ...Array.from({ length: 10 }, (_, n) => ({
        path: `osasto-${n}`,
        name: { fi: `Osasto ${n}` },
        isIncludedInMenu: true,
      })),
      ...Array.from({ length: CATEGORIES }, (_, n) => ({
        path: `osasto-${n % 10}/ryhma-${n}`,
        name: { fi: `Ryhmä ${n}` },
      })),
    ];
    await writeFile(join(folder, 'categories.jsonl'), [...lines(tree)].join(''));
  }
  function* all() {
    for (let n = 0; n < products; n++) if (which(n)) yield* rowsOf(n, edition);
  }
  await pipeline(Readable.from(lines(all())), createWriteStream(join(folder, file)));
  return folder;
}

/** A file of a million spare parts or fewer. */
export async function writeSpareParts(folder: string, count: number): Promise<string> {
  await mkdir(folder, { recursive: true });
  function* all() {
    for (let n = 0; n < count; n++)
      yield {
        toimittajanumero: String(300 + (n % 8)),
        toimittaja: `Toimittaja ${n % 8}`,
        seurantaryhman_nimi: 'Osat',
        tuotekoodi: `${(n * 2_654_435_761) % 4_294_967_296}-${n}`,
        tuotenimi: `Osa ${n}`,
        myyntihinta: (n % 9999) / 100,
      };
  }
  await pipeline(Readable.from(lines(all())), createWriteStream(join(folder, 'spare-parts.jsonl')));
  return folder;
}
