import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { importContent } from '#backend/content/pages/import-content.ts';
import { makeProduct } from '../make-products.ts';
import { testShop } from '../test-shop.ts';
import { renderedPages } from './rendered-shop.ts';
import { textOf } from './text-of.ts';

const OIL = '/product/tuote-oljy';
const SEALED = '/product/tuote-alus';
const SLED = '/product/tuote-kelkka';
const maker = { name: 'Pohja Oy', address: 'Tehtaankatu 1, 90100 Oulu', email: 'info@pohja.example' };
const inEnglish = (path: string) => (path === '/' ? '/en' : `/en${path}`);

/** The text of each page by its address. */
async function read(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const { shop } = await testShop();
  await importContent(shop);
  await makeProduct(shop.db, {
    sku: 'OLJY',
    name: { fi: 'Öljy 4 l', en: 'Oil 4 l' },
    variants: [
      { sku: 'OLJY-4', price: 3_200, lowest30: 4_000, saleEndsAt: '2026-12-31T00:00:00Z', stock: { oulu: 3 } },
    ],
  });
  await makeProduct(shop.db, {
    sku: 'KELKKA',
    name: { fi: 'Kelkka', en: 'Sled' },
    shippingClass: 'vehicle' as const,
    variants: [{ sku: 'KELKKA-1', price: 1_249_000, stock: { oulu: 1 } }],
  });
  await makeProduct(shop.db, {
    sku: 'ALUS',
    name: { fi: 'Aluspaita', en: 'Base shirt' },
    variants: [{ sku: 'ALUS-1', price: 5_900, stock: { oulu: 3 } }],
  });
  await sql`update product set hygiene_sealed = true where sku = 'ALUS'`.execute(shop.db.kysely);
  await sql`update product_variant set content = '{"amount": 4, "unit": "l"}'::jsonb where sku = 'OLJY-4'`.execute(
    shop.db.kysely,
  );
  await sql`update product set manufacturer = ${JSON.stringify(maker)}::jsonb where sku = 'OLJY'`.execute(
    shop.db.kysely,
  );
  const page = await renderedPages(shop);
  for (const path of new Set(asked.map(([, path]) => path)))
    for (const address of [path, inEnglish(path)]) texts.set(address, textOf((await page(address)).html));
  return texts;
}

// the first of them reads all
let pages: Promise<Map<string, string>> | undefined;

/** What a law asks a page to say, in both languages. */
const asked: [law: string, path: string, fi: RegExp, en: RegExp][] = [
  [
    'Act 38/1978, 2:11: the lowest price of 30 days beside a reduction',
    OIL,
    /Alin hinta 30 pv: 40 €/,
    /Lowest price in the last 30 days: 40 €/,
  ],
  ['Decree 553/2013, sections 2 and 3: the price of a litre', OIL, /8 €\/l/, /8 €\/l/],
  ['Act 38/1978, 6:14: fourteen days to withdraw', OIL, /14 päivän palautusoikeus/, /14-day right of return/],
  [
    'Act 38/1978, 6:16: no withdrawal once a hygiene seal is opened',
    SEALED,
    /jos hygieniasinetti on ehjä \(kuluttajansuojalaki\s6:16\)/,
    /while the hygiene seal is unbroken \(Consumer Protection Act\s6:16\)/,
  ],
  [
    'Act 38/1978, 6:16: the exceptions in the terms',
    '/cms/asiakaspalvelu/toimitusehdot',
    /hygieniasinetillä suljetun tuotteen sinetti on avattu/,
    /opened the hygiene seal of a product/,
  ],
  [
    'Regulation (EU) 2023/988, art. 19: the manufacturer with both addresses',
    OIL,
    /Pohja Oy.*Tehtaankatu 1.*info@pohja\.example/,
    /Pohja Oy.*Tehtaankatu 1.*info@pohja\.example/,
  ],
  [
    'Act 38/1978, 7:8: the annual percentage rate beside a monthly price',
    SLED,
    /todellinen vuosikorko/,
    /annual percentage rate|APR/,
  ],
  ['Act 917/2014, section 176: the trader with business id, address and e-mail', '/', /\d{7}-\d/, /\d{7}-\d/],
  [
    'Directive 2011/83/EU, art. 11a: the function to withdraw',
    '/',
    /Peruuta sopimus tästä/,
    /Withdraw from contract here/,
  ],
  [
    'Directive 2011/83/EU, art. 11a: whom and what the notice names',
    '/peruuta-sopimus',
    /Nimi.*Tilausnumero.*Sähköposti/,
    /Name.*Order number.*E-mail/,
  ],
  [
    'Act 38/1978, 6:9: the board that settles disputes',
    '/cms/asiakaspalvelu/toimitusehdot',
    /[Kk]uluttajariitalautaku/,
    /Consumer Disputes Board/,
  ],
  [
    'Act 306/2019, section 9: the authority and the way to complain of accessibility',
    '/saavutettavuus',
    /Traficom/,
    /Traficom/,
  ],
];

test.each(asked)(
  '%s',
  async (_, path, fi, en) => {
    pages ??= read();
    const texts = await pages;
    expect(texts.get(path)).toMatch(fi);
    expect(texts.get(inEnglish(path))).toMatch(en);
  },
  120_000,
);
