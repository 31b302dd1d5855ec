import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { checkAddress } from '#domain/base/contact-details/address.ts';
import { normaliseCode } from '#domain/catalog/spare-parts/code.ts';
import { checkContactForm } from '#domain/content/contact/contact-form.ts';
import { checkDetails } from '#domain/customers/accounts/details.ts';
import { checkContact } from '#domain/sales/quotes/quote-contact.ts';
import { checkWithdrawal } from '#domain/sales/returns/withdrawal-form.ts';
import { pageFacts } from '#shop.config';
import type { Dictionary } from '#web/messages/messages.ts';
import { exampleParts } from '#web/storefront/catalog/spare-parts/example-parts.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (file: string) => readFile(new URL(file, ROOT), 'utf8');

async function filesOf(patterns: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const pattern of patterns) for await (const file of glob(pattern, { cwd: ROOT })) files.push(file);
  return files;
}

const texts = await Promise.all(
  (
    await filesOf([
      'demo/shop.config.ts',
      'web/messages/{fi,en}/**/*.ts',
      'content/{fi,en,letters}/**/*.md',
      'demo/campaigns/*.yaml',
      'demo/catalog/{categories.jsonl,products/*.jsonl}',
      'backend/platform/mail/templates/*.ts',
      'backend/*/*/mails/**/*.ts',
      'backend/{customers/newsletter/letters,sales/orders/receipt}/*.ts',
    ])
  )
    .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('/checkout.ts'))
    .map(async (file) => ({ file, text: await read(file) })),
);

/** Phrases that shoppers did not understand, or that have another name everywhere else. */
const unclear = [
  /päämie/i,
  /tuotenro|tuotekood/i,
  /\bproduct (?:no\.|code)/i,
  /kaupan päälle vähintään|Delivery on us/,
  /Rinnakkain istuttavat/,
  /Käy osissa|bit by bit/,
  /Sled ready before the frost|See the snowmobile season/,
  /letter comes|Kirje tulee/,
  /Minne lähetämme/,
  /Tell me (?:when|about)|We tell this/,
  /[Ll]owest price (?:in )?30 days/,
  /display piece/,
  /get −\d/,
  /odottaa sinua\b.*riv|riv.*odottaa sinua/,
  /Fill in this field|Täytä tämä kenttä|Tämä tieto tarvitaan|This is needed/,
  /josta sopimuksen tunnistaa|what else the contract is known by/,
  /En ota tarjousta|Voit hyväksyä'/,
  /'Ilman: |'Without: /,
];

test.each(unclear)('no text of the shop contains %s', (pattern) => {
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
});

const dictionaries = await Promise.all(
  (await filesOf(['web/messages/{fi,en}/**/*.ts'])).map(async (file) => ({
    locale: file.includes('/en/') ? 'en' : 'fi',
    messages: ((await import(/* @vite-ignore */ new URL(file, ROOT).href)) as { default: Dictionary }).default,
  })),
);
const all = { fi: {}, en: {} } as Record<'fi' | 'en', Dictionary>;
for (const { locale, messages } of dictionaries)
  all[locale as 'fi' | 'en'] = { ...all[locale as 'fi' | 'en'], ...messages };

test('an amount of one is one piece in English', () => {
  // a toast of one piece reads "Product added"
  const several = Object.entries(all.en).filter(
    ([key, text]) => typeof text === 'string' && /\{\w+\} pcs/.test(text) && !key.endsWith('.many'),
  );
  expect(several.map(([key]) => key).filter((key) => key !== 'cart.gifts')).toEqual([]);
});

type Checked = { ok: true } | { ok: false; details?: unknown };

/** The fields that a form's check finds wrong. */
function problemFields(checked: Checked): string[] {
  if (checked.ok) return [];
  const { details } = checked;
  return Array.isArray(details)
    ? (details as { field: string }[]).map(({ field }) => field)
    : Object.keys((details ?? {}) as Record<string, string>);
}

test.each([
  [
    'account',
    [...problemFields(checkAddress({})), ...problemFields(checkDetails({ firstname: '', lastname: '' }, '2026-11-22'))],
  ],
  ['quote', problemFields(checkContact({ businessCustomer: 'on' }))],
  ['contact', problemFields(checkContactForm({}))],
  ['withdrawal', problemFields(checkWithdrawal({}))],
])('an empty field of the %s form is asked for by its name', (form, fields) => {
  expect(fields.length).toBeGreaterThan(1);
  for (const field of fields)
    for (const locale of ['fi', 'en'] as const) expect(all[locale]).toHaveProperty([`${form}.error.required.${field}`]);
});

test('parts that hints name are parts of the demo', async () => {
  const rows = await Promise.all((await filesOf(['demo/catalog/spare-parts/*.jsonl'])).map(read));
  const parts = rows.flatMap((file) =>
    file
      .trim()
      .split('\n')
      .map((row) => JSON.parse(row) as { tuotekoodi: string; toimittajanumero: string; myyntihinta: number | null }),
  );
  const [code, supplier] = exampleParts().ofSupplier.split('@');
  for (const number of exampleParts().numbers)
    expect(parts.map(({ tuotekoodi }) => normaliseCode(tuotekoodi))).toContain(normaliseCode(number));
  const named = parts.filter(({ tuotekoodi }) => tuotekoodi === code);
  expect(named.length).toBeGreaterThan(1);
  expect(named.find(({ toimittajanumero }) => toimittajanumero === supplier)?.myyntihinta).toBeGreaterThan(0);
});

test('the home page promises no pickup today', () => {
  for (const { title, text } of [pageFacts.hero.fi, pageFacts.hero.en])
    expect(`${title} ${text}`).not.toMatch(/tänään|today/i);
});

test('no hint names a part by itself', () => {
  for (const messages of Object.values(all))
    for (const [key, text] of Object.entries(messages))
      expect([key, /\b\d{7}(?:@|;|, )|[A-Z]{3}-[A-Z]\d\d/.test(typeof text === 'string' ? text : text.other)]).toEqual([
        key,
        false,
      ]);
});
