import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path fill="var(--body, ${colour})" d="M0 0h9v9z"/></svg>`;

const page = { brand: 'Lehto', categories: ['koti/tuolit'], shippingClass: 'parcel', firstSoldOn: '2026-01-15' };

/** A small catalog that uses every field of the format at least once. */
const files: Record<string, object[]> = {
  categories: [
    { path: 'koti', name: { fi: 'Koti', en: 'Home' }, id: 'c-1', sortOrder: 5, isIncludedInMenu: true },
    {
      path: 'koti/tuolit',
      name: { fi: 'Tuolit' },
      description: { fi: 'Istu.', en: 'Sit.' },
      image: 'a.svg',
      popular: true,
      cardFacts: ['Puu', 'Leveys'],
    },
    { path: 'brandit', name: { fi: 'Brändit' } },
    { path: 'brandit/lehto', name: { fi: 'Lehto' } },
  ],
  products: [
    {
      ...page,
      sku: 'PARSA-1',
      slug: 'parsa',
      name: { fi: 'Pärsä; "1"', en: 'Parsa | 1' },
      description: { fi: 'Eka.\n\nToka.', en: 'One.' },
      salesPhrases: { fi: ['Kevyt|vahva', 'Oma'], en: ['Light'] },
      attributes: [
        { label: { fi: 'Paino', en: 'Weight' }, value: '4,9 kg' },
        { label: { fi: 'Väri' }, value: { fi: 'Punainen', en: 'Red' } },
      ],
      labels: ['new', 'campaign'],
      vatClass: 'reduced',
      shippingMethods: ['101', '401'],
      manufacturer: { name: 'Lehto Oy', address: 'Tie 1', email: 'a@lehto.example' },
      safety: { responsible: 'EU Oy', warnings: { fi: ['Varo!'] } },
      reviewScore: 4.5,
      reviewCount: 3,
      popularity: 9,
      itemId: 'erp-1',
      labelTags: [{ fi: 'Suosittu', en: 'Popular' }],
      documents: [
        { title: { fi: 'Ohje' }, file: 'ohje.pdf', language: 'fi' },
        { title: { fi: 'Sivu', en: 'Page' }, url: 'https://lehto.example/x' },
      ],
      related: ['TUOLI'],
      accessories: ['MATTO'],
      video: {
        id: '0123456789abcdef',
        alt: { fi: 'Tuoli', en: 'Chair' },
        poster: 'fedcba9876543210',
        captions: '00112233445566aa',
      },
      kits: [
        {
          code: '10h',
          name: { fi: 'Huolto', en: 'Service' },
          lines: [
            { sku: 'TUOLI', amount: 2 },
            { sku: 'A-1@301', amount: 1 },
          ],
        },
      ],
      hygieneSealed: true,
      warrantyMonths: 24,
      originalCodes: ['937 17 64-05@301', 'ZX-4410'],
      price: 125.5,
      backorder: true,
      nextDeliveryDate: '2027-01-15',
      images: [
        { file: 'a.svg', alt: { fi: 'Sivulta' }, colours: { body: '#112233' } },
        { file: 'b.svg', shotAngle: 'miljöö', focus: { x: 30, y: 65 } },
      ],
      stock: { oulu: 3, ranua: 1 },
      ean: '6412345678905',
      erpinfo: 'hylly 3',
      content: { amount: 0.75, unit: 'l' },
      tyreLabel: {
        tyreClass: 'C1',
        fuel: 'B',
        wet: 'A',
        noise: 69,
        noiseGrade: 'A',
        snow: true,
        ice: false,
        type: 'T-1',
        eprel: 490123,
      },
      battery: { kind: 'sli', ampereHours: 7.5, wattHours: 90, metal: 'Pb', singleUse: false },
      quantityPrices: [
        { from: 4, price: 119 },
        { from: 10, price: 109.9 },
      ],
    },
    {
      ...page,
      sku: 'TUOLI',
      slug: 'tuoli',
      name: { fi: 'Tuoli' },
      price: 189,
      productLine: 2,
      selectableVariationAttributes: [
        {
          code: 'vari',
          label: { fi: 'Väri', en: 'Colour' },
          values: [
            { code: 'a', label: { fi: 'A' }, swatch: '#aabbcc', swatch2: '#112233' },
            { code: 'b', label: { fi: 'B' } },
          ],
        },
        { code: 'k', label: { fi: 'Koko' }, values: [{ code: 'm', label: { fi: 'M' } }] },
      ],
    },
    {
      sku: 'TUOLI-A',
      parentSku: 'TUOLI',
      variationName: { fi: 'A' },
      variationOptions: { vari: 'a', k: 'm' },
      stock: { oulu: 2 },
      images: [{ file: 'b.svg' }],
    },
    {
      sku: 'TUOLI-B',
      parentSku: 'TUOLI',
      variationName: { fi: 'B', en: 'B!' },
      variationOptions: { vari: 'b', k: 'm' },
      price: 179,
    },
    {
      ...page,
      sku: 'MATTO',
      slug: 'matto',
      // set by the shop: the day of the first import
      firstSoldOn: undefined,
      name: { fi: 'Matto' },
      price: 20,
      customization: { identifier: 'size', widthCm: { min: 50, max: 200 }, lengthCm: { min: 50, max: 400, step: 10 } },
    },
    { ...page, sku: 'SAUNA', slug: 'sauna', name: { fi: 'Sauna' }, saleMode: 'deposit', deposit: 100, price: 5000 },
    { ...page, sku: 'LAHJA', slug: 'lahja', name: { fi: 'Lahjakortti' }, giftCard: true, price: 50 },
    { ...page, sku: 'TALO', slug: 'talo', name: { fi: 'Talo' }, saleMode: 'quote' },
    {
      ...page,
      sku: 'VANHA',
      slug: 'vanha',
      name: { fi: 'Vanha' },
      price: 900,
      stock: { oulu: 1 },
      tradeIn: {
        year: 2015,
        hours: 120,
        condition: 'good',
        store: 'oulu',
        marginScheme: true,
        owners: 2,
        firstRegistered: '2015-11-02',
        defects: [{ fi: 'Naarmu' }],
        inspection: [{ point: { fi: 'Jarrut', en: 'Brakes' }, mark: 'worn' }],
      },
    },
  ],
  prices: [
    { sku: 'TUOLI-A', price: 189 },
    { sku: 'TUOLI-A', price: 199, from: '2027-02-01T00:00:00+02:00' },
    {
      sku: 'TUOLI-A',
      salePrice: 149,
      from: '2026-11-01T00:00:00+02:00',
      lowest30: 180,
    },
    {
      sku: 'TUOLI-A',
      salePrice: 139,
      from: '2026-11-15T00:00:00+02:00',
      until: '2026-12-24T00:00:00+02:00',
      lowest30: 180,
      priceRuleId: 'joulu',
    },
    { sku: 'TUOLI-A', salePrice: 159, from: '2027-01-02T00:00:00+02:00', until: '2027-01-09T00:00:00+02:00' },
    { sku: 'SAUNA', price: 5000 },
    { sku: 'SAUNA', price: null, from: '2027-06-01T00:00:00+03:00' },
  ],
  'price-history': [
    { sku: 'PARSA-1', price: 120, from: '2026-09-01T00:00:00+03:00' },
    { sku: 'PARSA-1', price: null, from: '2026-10-01T00:00:00+03:00' },
    { sku: 'PARSA-1', price: 125.5, from: '2026-10-10T00:00:00+03:00' },
    { sku: 'TUOLI-A', price: 180, from: '2026-06-01T00:00:00+03:00' },
    { sku: 'TUOLI-A', price: 149, from: '2026-11-01T00:00:00+02:00' },
    { sku: 'TUOLI-A', price: 139, from: '2026-11-15T00:00:00+02:00' },
  ],
  fitment: [
    { sku: 'PARSA-1', make: 'Kaira', model: 'Reitti 600', yearFrom: 2019, yearTo: 2024, note: { fi: 'Vain sähkö' } },
    { sku: 'PARSA-1', make: 'Kaira', model: 'Umpi' },
    { sku: '50 1@301', make: 'Kaira', model: 'Umpi', yearTo: 2020 },
  ],
  diagrams: [
    {
      slug: 'kaira-umpi-terat',
      make: 'Kaira',
      model: 'Umpi',
      yearFrom: 2019,
      yearTo: 2024,
      name: { fi: 'Terät', en: 'Blades' },
      position: 2,
      drawing: 'a.svg',
      hotspots: [
        { number: 1, sku: '50 1@301', amount: 4, x: 12.5, y: 0 },
        { number: 1, sku: '50 1@301', amount: 4, x: 20, y: 100 },
        { number: 2, sku: '51@301', x: 33.3, y: 66.7 },
      ],
    },
    {
      slug: 'kaira-umpi-tela',
      make: 'Kaira',
      model: 'Umpi',
      name: { fi: 'Tela' },
      drawing: 'a.svg',
      hotspots: [{ number: 7, sku: '51@301', x: 1, y: 2 }],
    },
  ],
  redirects: [
    { from: '/blogi', to: 'https://blogi.example/', status: 302, prefix: true },
    { from: '/vanha/tuoli', to: '/tuotteet/tuoli' },
  ],
  'spare-parts': [
    {
      toimittajanumero: '301',
      toimittaja: 'H',
      seurantaryhman_nimi: 'Terät',
      seurantaryhman_nimi_en: 'Blades',
      tuotekoodi: '50 1',
      tuotenimi: 'Terä',
      myyntihinta: 24.9,
      saldo: 0,
      saatavilla: '2026-12-24',
      korvaavat: ['51', 'a|b'],
    },
    { toimittajanumero: '301', toimittaja: 'H', tuotekoodi: '51', tuotenimi: 'Pultti', myyntihinta: null, saldo: 3 },
  ],
};

export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tieva-export-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function catalogFolder(): Promise<string> {
  const folder = await emptyFolder();
  for (const [name, rows] of Object.entries(files))
    await writeFile(join(folder, `${name}.jsonl`), rows.map((row) => JSON.stringify(row)).join('\n'));
  await mkdir(join(folder, 'pictures'));
  await writeFile(join(folder, 'pictures/a.svg'), svg('#888888'));
  await writeFile(join(folder, 'pictures/b.svg'), svg('#777777'));
  await mkdir(join(folder, 'drawings'));
  await writeFile(join(folder, 'drawings/a.svg'), svg('#888888').replace('<path', '<script/><path'));
  await mkdir(join(folder, 'documents'));
  await writeFile(join(folder, 'documents/ohje.pdf'), '%PDF-1.4 ohje');
  return folder;
}

/** Every file below a folder with its bytes. */
export async function contentOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')])),
  );
}
