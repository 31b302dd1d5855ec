import { expect, test } from 'vitest';
import { makeProduct } from '#test/make-products.ts';
import { testShop } from '#test/test-shop.ts';
import type { ContactAbout } from './service.ts';

const words = { name: 'Aino Äyräpää', email: 'aino@example.fi', phone: '040 123 4567', message: 'Hei!\nOnko auki?' };
const service: ContactAbout = { kind: 'question', store: null };

async function contactShop() {
  const made = await testShop();
  const { shop, clock } = made;
  const opened = shop.formStamps.stamp();
  clock.now = new Date(clock.now.getTime() + 60_000);
  const send = (
    over: Record<string, string> = {},
    about: ContactAbout = service,
    { formKey = 'lomake', locale = 'fi' as 'fi' | 'en', ip = '192.0.2.7' } = {},
  ) => shop.contact.send({ ...words, stamp: opened, website: '', ...over }, { about, locale, client: { ip }, formKey });
  const stored = () => shop.db.kysely.selectFrom('contact_message').selectAll().orderBy('number').execute();
  const mails = (kind: 'contact-notice' | 'contact-copy') =>
    shop.db.kysely.selectFrom('outbox_mail').selectAll().where('kind', '=', kind).orderBy('created_at').execute();
  return { ...made, send, stored, mails };
}

test('mails a message to the store with the sender as Reply-To, and a numbered copy to the sender (contact-1)', async () => {
  const { send, stored, mails } = await contactShop();
  const sent = await send({}, { kind: 'question', store: 'ranua' });
  expect(sent).toEqual({ ok: true, value: { number: 'Y-1001' } });
  expect(await stored()).toMatchObject([
    { number: 'Y-1001', kind: 'question', store_id: 'ranua', sku: null, phone: '+358401234567', locale: 'fi' },
  ]);
  const [notice] = await mails('contact-notice');
  expect(notice).toMatchObject({ recipient: 'ranua@tieva.example', reply_to: 'aino@example.fi' });
  const [copy] = await mails('contact-copy');
  expect(copy).toMatchObject({ recipient: 'aino@example.fi', reply_to: 'ranua@tieva.example' });
  for (const mail of [notice, copy])
    for (const said of ['Y-1001', 'Hei!\n  Onko auki?', '+358401234567'])
      expect(`${mail?.subject}\n${mail?.body_text}`).toContain(said);
  expect(copy?.body_text).toContain('Tieva Ranua');
  expect(copy?.body_text).toContain(
    'Vastaamme sähköpostitse 2 arkipäivän kuluessa. Asiakaspalvelu on avoinna ma–pe 8–17',
  );
});

test("a question about a product names it, in the sender's language", async () => {
  const { shop, send, stored, mails } = await contactShop();
  await makeProduct(shop.db, { name: { fi: 'Kelkka', en: 'Sled' }, sku: 'KELKKA', variants: [{ sku: 'KELKKA' }] });
  const [row] = await shop.db.kysely.selectFrom('product').select('slug').execute();
  await send({}, { kind: 'product', slug: row?.slug ?? '', store: null }, { locale: 'en' });
  expect(await stored()).toMatchObject([{ kind: 'product', sku: 'KELKKA', store_id: null }]);
  const [copy] = await mails('contact-copy');
  expect(copy).toMatchObject({ locale: 'en', reply_to: 'asiakaspalvelu@tieva.example' });
  expect(copy?.body_text).toContain(`http://shop.test/en/product/${row?.slug}`);
  expect(copy?.body_text).toContain('within 2 working days. Customer service is open Mon–Fri 8–17');
  const [notice] = await mails('contact-notice');
  expect(notice?.subject).toBe('Kysymys tuotteesta Y-1001: Sled');
  expect(notice?.body_text).toContain('Asiakkaan kieli: englanti');
});

test('turns a message about a removed product into a general question', async () => {
  const { send, stored } = await contactShop();
  expect(await send({}, { kind: 'product', slug: 'poistunut', store: 'oulu' })).toMatchObject({ ok: true });
  expect(await stored()).toMatchObject([{ kind: 'question', sku: null, store_id: 'oulu' }]);
});

test('promises a reply to accessibility feedback within two weeks', async () => {
  const { send, mails } = await contactShop();
  await send({ phone: '' }, { kind: 'accessibility' });
  for (const kind of ['contact-copy', 'contact-notice'] as const)
    expect((await mails(kind))[0]?.body_text).toContain('kahden viikon kuluessa');
});

test('a form sent twice makes one message; a corrected or newly opened form makes another', async () => {
  const { send, stored, mails } = await contactShop();
  const [one, two] = await Promise.all([send(), send()]);
  expect(one).toEqual(two);
  expect(await send()).toEqual(one);
  expect(await stored()).toHaveLength(1);
  expect(await mails('contact-notice')).toHaveLength(1);
  await send({ message: 'Muuta' });
  await send({}, service, { formKey: 'toinen' });
  expect(await stored()).toHaveLength(3);
});

test('rejects bots, invalid forms and too many messages and stores nothing (contact-1)', async () => {
  const { shop, clock, send, stored } = await contactShop();
  expect(await send({ website: 'x' })).toMatchObject({ reason: 'robot', details: 'website' });
  expect(await send({ stamp: shop.formStamps.stamp() })).toMatchObject({ reason: 'robot', details: 'early' });
  expect(await send({ stamp: 'x' })).toMatchObject({ reason: 'robot', details: 'stale' });
  expect(await send({ email: 'x', message: '' })).toMatchObject({ details: { email: 'email', message: 'required' } });
  // looks like a phone number but cannot exist
  expect(await send({ phone: '000 0000' })).toMatchObject({ reason: 'invalid', details: { phone: 'phone' } });
  expect(await stored()).toEqual([]);
  for (let i = 0; i < 6; i++) expect(await send({ message: String(i) })).toMatchObject({ ok: true });
  clock.now = new Date(clock.now.getTime() + 1000);
  expect(await send({ message: 'vielä' })).toMatchObject({ reason: 'limited' });
  expect(await send({ message: 'vielä', email: 'muu@example.fi' })).toMatchObject({ ok: true });
  expect(await stored()).toHaveLength(7);
});

test('keeps messages for a year and deletes their mails with them', async () => {
  const { shop, clock, send, stored, mails } = await contactShop();
  await send();
  clock.now = new Date('2027-11-20T10:00:00Z');
  const later = shop.formStamps.stamp();
  clock.now = new Date('2027-11-20T10:01:00Z');
  await send({ message: 'uusi', stamp: later });
  await shop.mail.deliverWaiting();
  await shop.contact.retain();
  expect(await stored()).toHaveLength(2);
  clock.now = new Date('2027-11-22T10:00:00Z');
  await shop.contact.retain();
  expect(await stored()).toMatchObject([{ message: 'uusi' }]);
  expect((await mails('contact-notice')).map(({ body_text }) => body_text === '')).toEqual([true, false]);
});

test("finds messages by the sender's address and deletes them with their mails", async () => {
  const { shop, send, stored } = await contactShop();
  await send({ email: 'Aino@Example.fi' });
  await send({ email: 'muu@example.fi' });
  expect(await shop.contact.own('aino@example.fi')).toMatchObject([
    { number: 'Y-1001', message: 'Hei!\nOnko auki?', storeId: null },
  ]);
  const ids = await shop.db.kysely.transaction().execute((tx) => shop.contact.forget(tx, { email: 'aino@example.fi' }));
  expect(ids).toHaveLength(1);
  expect(await stored()).toMatchObject([{ email: 'muu@example.fi' }]);
});
