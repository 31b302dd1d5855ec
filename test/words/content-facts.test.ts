import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { simulatedMethods } from '#demo/simulators/gateway/methods.ts';
import { formatEuros } from '#domain/base/money.ts';
import { HANDOVER_FEE } from '#domain/sales/delivery/methods/vehicles.ts';
import { shippingMethods } from '#domain/sales/delivery/shipping-methods.ts';
import { shop } from '#shop.config';
import { type ContentFile, contentFiles } from './content-files.ts';

const contents = { fi: await contentFiles('fi'), en: await contentFiles('en') };
const all = [...contents.fi.values(), ...contents.en.values()];
const body = (locale: 'fi' | 'en', path: string) => contents[locale].get(path)?.body ?? '';
const euros = (text: string) => [...text.matchAll(/\d[\d ]*(?:,\d\d)? €/g)].map(([price]) => price);
/** Matches that the rule does not allow, with their file. */
const strange = (texts: readonly ContentFile[], pattern: RegExp, allowed: readonly string[]) =>
  texts.flatMap(({ file, body: text }) =>
    [...text.matchAll(pattern)].filter(([said]) => !allowed.includes(said)).map(([said]) => `${file}: ${said}`),
  );

/** The content pages of page-3 and the shop's services and stores. */
const linked = [
  ...['', '/rahoitus', '/huoltopalvelut', '/varaosat', '/ilmalampo-ja-sahkopalvelut', '/yrityspalvelut-ja-leasing']
    .concat('/yksityisleasing')
    .map((path) => `palvelut${path}`),
  ...['', '/oulu', '/rovaniemi', '/ranua'].map((path) => `myymalat${path}`),
  ...[
    '',
    '/toimitusehdot',
    '/toimitustavat-ja-kulut',
    '/maksutavat',
    '/palautus-reklamaatio-ja-takuu',
    '/tietosuoja',
  ].map((path) => `asiakaspalvelu${path}`),
  'saavutettavuus',
].map((path) => `pages/${path}`);

test('every linked content page exists, and everything in both languages', () => {
  expect([...contents.fi.keys()].filter((path) => linked.includes(path)).toSorted()).toEqual(linked.toSorted());
  expect([...contents.en.keys()].toSorted()).toEqual([...contents.fi.keys()].toSorted());
});

test('there are articles of the whole year', () => {
  const days = [...contents.fi].filter(([path]) => path.startsWith('articles/')).map(([, { head }]) => `${head.date}`);
  expect(days.length).toBeGreaterThanOrEqual(8);
  expect(new Set(days.map((day) => day.slice(0, 7))).size).toBeGreaterThanOrEqual(8);
  expect(days.every((day) => day.startsWith('2026-'))).toBe(true);
});

test('titles and descriptions fit where search engines show them', () => {
  const title = (file: ContentFile) => `${file.head.title} – ${shop.name}`.length;
  const description = (file: ContentFile) => `${file.head.description}`.length;
  const wrong = all.filter((file) => title(file) > 65 || description(file) < 50 || description(file) > 160);
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('addresses, phone numbers and e-mail addresses are those of the shop', () => {
  const phones = [shop.phone, ...shop.stores.map(({ phone }) => phone)];
  const mails = [shop.email, ...shop.stores.map(({ email }) => email), 'saavutettavuus@traficom.fi'];
  expect(strange(all, /\b010 \d{3} \d{4}\b/g, phones)).toEqual([]);
  expect(strange(all, /[\w.]+@[\w.]+\.\w+/g, mails)).toEqual([]);
  const streets = [shop, ...shop.stores].map(({ street }) => street);
  expect(strange(all, /\b(?:Äimätie|Teollisuustie|Keskustie) \d+/g, streets)).toEqual([]);
  expect(strange(all, /\b\d{7}-\d\b/g, [shop.businessId, '2122839-7'])).toEqual([]);
  for (const { id, street, postcode, city, phone } of shop.stores)
    for (const locale of ['fi', 'en'] as const)
      expect(body(locale, 'pages/myymalat')).toContain(
        `(/cms/myymalat/${id}) | ${street}, ${postcode} ${city} | ${phone} |`,
      );
});

test.each(['fi', 'en'] as const)('the prices of delivery are those of the checkout (%s)', (locale) => {
  const offered = shippingMethods().filter(({ group }) => group !== 'DeliveryAbroad');
  const charged = [...new Set(offered.map(({ price }) => formatEuros(price).replaceAll('\u00a0', ' ')))];
  const told = [...new Set(euros(body(locale, 'pages/asiakaspalvelu/toimitustavat-ja-kulut')))];
  expect(told.toSorted()).toEqual(charged.toSorted());
});

test('a text that promises free pickup names the price of a vehicle handover', () => {
  const fee = formatEuros(HANDOVER_FEE).replaceAll('\u00a0', ' ');
  const promise =
    /nouto(?: myymälästä)? (?:0 €|ei maksa|on maksut)|(?:store pickup|picking up in store) (?:0 €|is free|costs nothing)/i;
  const texts = [
    ...shop.benefits.flatMap(({ fi, en }) => [fi, en]),
    ...all.flatMap(({ head, body: text }) => [`${head.description}`, ...text.split('\n')]),
  ].map((text) => text.replaceAll('\u00a0', ' '));
  const promises = texts.filter((text) => promise.test(text));
  expect(promises.length).toBeGreaterThanOrEqual(8);
  expect(promises.filter((text) => !text.includes(fee))).toEqual([]);
});

test.each(['fi', 'en'] as const)('the payment methods are those of the checkout (%s)', (locale) => {
  const page = body(locale, 'pages/asiakaspalvelu/maksutavat');
  const told = (label: string) =>
    page
      .match(new RegExp(`\\*\\*${label}:\\*\\* ([^.\\n]+?)(?:, debit .*)?(?:\\.|\\n)`))?.[1]
      ?.split(/, | ja | and /)
      .toSorted();
  const offered = (wanted: string) =>
    simulatedMethods
      .filter(({ group }) => group === wanted)
      .map(({ name }) => name)
      .toSorted();
  const labels =
    locale === 'fi' ? ['Verkkopankki', 'Kortti', 'Mobiilimaksu'] : ['Online bank', 'Card', 'Mobile payment'];
  expect(labels.map(told)).toEqual(['bank', 'creditcard', 'mobile'].map(offered));
});

test.each(['fi', 'en'] as const)('the terms contain what the law requires and the shop promises (%s)', (locale) => {
  const terms = body(locale, 'pages/asiakaspalvelu/toimitusehdot');
  const returns = body(locale, 'pages/asiakaspalvelu/palautus-reklamaatio-ja-takuu');
  const [withdraw, form] =
    locale === 'fi'
      ? (['Peruuta sopimus tästä', 'Ilmoitan/Ilmoitamme'] as const)
      : (['Withdraw from contract here', 'I/We (\\*) hereby give notice'] as const);
  for (const text of [terms, returns]) {
    expect(text).toContain(`[${withdraw}](/peruuta-sopimus)`);
    expect(text).toContain('kuluttajariita.fi');
  }
  expect(terms).toContain(form);
  expect(terms).toContain(`${shop.giftCardMonths} ${locale === 'fi' ? 'kuukautta' : 'months'}`);
  expect(terms).toContain(shop.company);
  // the platform for disputes online is closed since 20.7.2025
  expect(all.filter(({ body: text }) => /consumers\/odr/.test(text))).toEqual([]);
});

test('a page of free delivery names its code and its limit wherever it is shown', async () => {
  const file = new URL('../../demo/campaigns/campaigns.yaml', import.meta.url);
  type Rule = {
    code: string;
    automatic?: boolean;
    rules: { when?: { value?: number }; then: { freeDelivery?: unknown } }[];
  };
  const campaigns: Rule[] = parse(await readFile(file, 'utf8'), { schema: 'core' });
  const needCode = campaigns.filter(
    ({ automatic, rules }) => !automatic && rules.some(({ then }) => then.freeDelivery),
  );
  const pages = all.filter(({ head }) => needCode.some(({ code }) => code === head.code));
  expect(pages.length).toBe(2 * needCode.length);
  for (const { head } of pages) {
    const { rules } = needCode.find(({ code }) => code === head.code) ?? { rules: [] };
    for (const text of [`${head.title}`, `${head.description}`]) {
      expect(text).toContain(`${head.code}`);
      for (const { when } of rules) expect(text).toMatch(new RegExp(`\\b${when?.value}\\b`));
    }
  }
});

test('campaigns end on the page when they end in the cart', async () => {
  const file = new URL('../../demo/campaigns/campaigns.yaml', import.meta.url);
  const rules: { code: string; until?: string }[] = parse(await readFile(file, 'utf8'), { schema: 'core' });
  const pages = all.filter(({ head }) => head.code !== undefined);
  expect(pages.length).toBeGreaterThanOrEqual(4);
  for (const { file: page, head } of pages)
    expect([page, rules.find(({ code }) => code === head.code)?.until]).toEqual([page, head.until]);
});
