import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { byCommand, staffMember } from '#test/actors.ts';
import { pdf, photo } from '#test/files.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { partEnquiry, quoteShop, request } from './test-quotes.ts';

const VIN = '1HGCM82633A004352';
const asked = { machine: 'Kaira Reitti 600 2024', wanted: 'Takavalon lasi, vasen.' };

test('a part asked for in words is a quote without goods; staff see number and photos, its link does not (part-enquiry-1)', async () => {
  const { shop, askPart, success, stored, quoteMails } = await quoteShop();
  const { number } = success(await askPart([['osa.jpg', await photo()]]));
  const seen = await shop.quotes.staff.one(byCommand, number);
  expect([seen?.items, seen?.partEnquiry]).toEqual([[], { ...asked, vehicleCode: VIN }]);
  const file = await shop.quotes.staff.file(byCommand, number, seen?.files[0]?.id ?? '');
  expect((await sharp(file?.bytes).metadata()).exif).toBeUndefined();
  expect(Buffer.from(file?.bytes ?? []).includes('<script>')).toBe(false);
  const { quotes } = await shop.quotes.staff.list(byCommand, { text: '', group: null, status: null, assignee: null });
  expect(quotes[0]?.about).toBe('Takavalon lasi, vasen.');

  const { secret } = await stored(number);
  const page = await shop.quotes.view(secret, 'fi');
  expect([page?.partEnquiry, page?.photos]).toEqual([asked, 1]);
  const mails = await quoteMails();
  expect(mails.map(({ kind }) => kind)).toEqual(['quote-copy', 'quote-request']);
  for (const { body_text } of mails) expect(body_text).toContain(asked.wanted);
  expect(JSON.stringify([page, mails])).not.toContain(VIN);

  const answer = { validUntil: '2026-12-05', lines: [{ title: 'Takavalon lasi 8328958', price: 39.9 }] };
  success(await shop.quotes.staff.reply(byCommand, number, answer));
  expect((await shop.quotes.view(secret, 'fi'))?.answer?.totals.total).toBe(3990);
});

test('an enquiry about a product keeps it as its line (part-enquiry-1)', async () => {
  const { askPart, success, stored } = await quoteShop();
  const { number } = success(await askPart([], { items: [{ sku: 'KONE', amount: 1 }] }));
  expect((await stored(number)).items).toMatchObject([{ sku: 'KONE', amount: 1 }]);
});

test('a request for a quote still needs goods (quote-2)', async () => {
  const { send } = await quoteShop();
  const refused = { reason: 'invalid', details: [{ field: 'items', message: 'quote.error.items' }] };
  expect(await send(request({ items: [] }))).toMatchObject(refused);
  expect(await send(request({ ...partEnquiry, items: 'KONE' }))).toMatchObject(refused);
});

test('scripts in texts stay text; what is no photo is refused and not stored (part-enquiry-1)', async () => {
  const { shop, askPart, success, quoteMails } = await quoteShop();
  const wrong = { reason: 'invalid', details: [{ field: 'photos', message: 'quote.error.photos' }] };
  const polyglot = Buffer.concat([Buffer.from('GIF89a'), Buffer.from('<svg onload=alert(1)>'), pdf()]);
  for (const content of [pdf(), Buffer.from('<svg onload="alert(1)"/>'), polyglot])
    expect(await askPart([['kuva.jpg', new Uint8Array(content)]])).toMatchObject(wrong);
  expect(await shop.quotes.recent(10, null)).toEqual([]);

  success(
    await askPart([], { partMachine: '<script>alert(1)</script>', partWanted: '"><img src=x onerror=alert(1)>' }),
  );
  for (const { html } of await quoteMails()) {
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
  }
});

test('50 MB in one photo is refused, and nothing is stored (part-enquiry-1)', async () => {
  const { shop, askPart } = await quoteShop();
  const large = new Uint8Array(50 * 1024 * 1024);
  large.set([0xff, 0xd8, 0xff]);
  expect(await askPart([['iso.jpg', large]])).toMatchObject({ details: [{ field: 'photos' }] });
  expect(await shop.quotes.recent(10, null)).toEqual([]);
  expect(readdirSync(join(shop.settings.DATA_DIR, 'received-files'))).toEqual([]);
});

test('roles without contacts see neither words, number nor photos (part-enquiry-1)', async () => {
  const { shop, askPart, success } = await quoteShop();
  const { number } = success(await askPart([['a.jpg', await photo()]]));
  const books = await staffMember(shop.db.kysely, 'accounting');
  const seen = await shop.quotes.staff.one(books, number);
  expect([seen?.partEnquiry, seen?.files]).toEqual([null, []]);
  const { quotes } = await shop.quotes.staff.list(books, { text: '', group: null, status: null, assignee: null });
  expect(quotes[0]?.about).toBe('');
});

test('number and photos are in the customer’s export and go with the account, or three years after a guest’s (part-enquiry-1, own-data-1)', async () => {
  const { shop, askPart, success } = await quoteShop();
  const customer = await makeCustomer(shop);
  success(await askPart([['a.jpg', await photo()]], { email: customer.email }, customer.visitor));
  const [quote] = (await shop.accounts.exportData(customer.userId))?.quotes ?? [];
  expect([quote?.partEnquiry?.vehicleCode, quote?.files.length]).toEqual([VIN, 1]);
  success(await askPart([['b.jpg', await photo()]]));
  await shop.accounts.deleteAccount(customer.visitor, customer);
  expect((await shop.quotes.recent(10, null)).length).toBe(1);
  const now = shop.now();
  await shop.quotes.forget(shop.db.kysely, { guestsBefore: new Date(now.getTime() + 1) });
  await shop.files.removeUnowned();
  expect(await shop.quotes.recent(10, null)).toEqual([]);
  expect(readdirSync(join(shop.settings.DATA_DIR, 'received-files'))).toEqual([]);
});
