import { afterEach, expect, test } from 'vitest';
import { firstFacts, putInForce } from '#backend/content/shop-facts/in-force.ts';
import { locales } from '#domain/base/locale.ts';
import { placeholdersIn } from '#domain/base/placeholders.ts';
import { staffMember } from '#test/actors.ts';
import { testShop } from '#test/test-shop.ts';
import { mailSections, mailTexts } from './mail-texts.ts';
import { putMailTexts } from './platform/mail/editable-texts.ts';

afterEach(() => {
  putInForce(firstFacts);
  putMailTexts();
});

async function setup() {
  const { shop } = await testShop();
  await shop.shopFacts.load();
  const owner = await staffMember(shop.db.kysely, 'owner', { name: 'Minna' });
  const save = async (field: string, mine: string, section = 'mails-order') => {
    const base = (await shop.shopFacts.open(owner, section))?.fields[field] ?? '';
    const saved = await shop.shopFacts.save(owner, section, [{ field, base, mine }]);
    await shop.shopFacts.load();
    return saved;
  };
  const subjects = async (section: string, locale: 'fi' | 'en' = 'fi', typed = new Map<string, string>()) =>
    (await shop.mailPreviews(section, locale, typed)).map(({ subject }) => subject);
  return { shop, owner, save, subjects };
}

test('a changed text goes out in the mails of its language, and the version before brings the first one back (setting-11)', async () => {
  const { shop, owner, save, subjects } = await setup();
  const [before = ''] = await subjects('mails-order');
  expect(await save('subject.fi', 'Tilauksesi {number} on kirjattu')).toMatchObject({
    ok: true,
    value: { version: 1 },
  });
  const [after] = await subjects('mails-order');
  expect([after, (await subjects('mails-order', 'en'))[0]]).toEqual([
    expect.stringMatching(/^Tilauksesi \d+ on kirjattu$/),
    expect.stringMatching(/^Thank you/),
  ]);
  await shop.shopFacts.restore(owner, 'mails-order', 0, 1);
  await shop.shopFacts.load();
  expect(await subjects('mails-order')).toEqual([before]);
});

test('a text of several paragraphs has one a line (setting-11)', async () => {
  const { shop, save } = await setup();
  expect(await save('confirm/intro.fi', 'Ensin {shop}.\n\nSitten muu.', 'mails-newsletter')).toMatchObject({
    ok: true,
  });
  const [{ html } = { html: '' }] = await shop.mailPreviews('mails-newsletter', 'fi', new Map());
  expect(html).toMatch(/<p>Ensin [^<]+\.<\/p>\s*<p>Sitten muu\.<\/p>/);
});

test.each([
  ['Kiitos', 'missing'],
  ['Kiitos {number} {salasana}', 'unknown'],
  ['  ', 'empty'],
  [`{number}${'x'.repeat(2001)}`, 'too long'],
])('refuses %j by field: %s (setting-11)', async (mine) => {
  const { save, subjects } = await setup();
  const before = await subjects('mails-order');
  expect(await save('subject.fi', mine)).toMatchObject({
    reason: 'invalid',
    details: [{ field: 'subject.fi', kind: 'mail' }],
  });
  expect(await subjects('mails-order')).toEqual(before);
});

test('a preview has what is typed while all other mails keep the texts in force (setting-11)', async () => {
  const { subjects } = await setup();
  const typed = new Map([['subject.fi', 'Luonnos {number}']]);
  const [shown, sent] = await Promise.all([subjects('mails-order', 'fi', typed), subjects('mails-order')]);
  expect([shown[0], sent[0]]).toEqual([expect.stringMatching(/^Luonnos/), expect.stringMatching(/^Kiitos/)]);
});

test('every group shows its mails in both languages, with the same facts in both (setting-11)', async () => {
  const { subjects } = await setup();
  for (const { id, kinds, editable } of mailTexts.groups) {
    for (const locale of locales) expect(await subjects(`mails-${id}`, locale), id).toHaveLength(kinds.length);
    for (const { key } of editable) {
      const [fi, en] = locales.map((locale) => placeholdersIn(mailTexts.firstOf(id, locale, key)).toSorted());
      expect(en, `${id} ${key}`).toEqual(fi);
    }
  }
  const names = mailSections().flatMap(({ id, fields }) => fields.map(({ name }) => `${id} ${name}`));
  expect(new Set(names).size).toBe(names.length);
});
