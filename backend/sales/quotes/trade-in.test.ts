import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { byCommand, staffMember } from '#test/actors.ts';
import { fileForm, pdf, photo } from '#test/files.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { quoteShop, reply, request, tradeIn } from './test-quotes.ts';

const offered = { make: 'Kaira', model: 'Reitti 550', year: 2017, usage: 8400, unit: 'km', condition: 'good' };

test('a machine offered in exchange comes with the request; the shopper sees the offered sum (trade-in-1, quote-6)', async () => {
  const { shop, offer, success, stored, quoteMails } = await quoteShop();
  const sent = success(
    await offer([
      ['IMG_1.jpg', await photo()],
      ['IMG_2.jpg', await photo('#aa3311')],
    ]),
  );
  const { secret, number } = await stored(sent.number);
  const asked = await shop.quotes.staff.one(byCommand, number);
  expect(asked?.tradeIn).toEqual({ ...offered, vehicleCode: 'ABC-123', notes: 'Uusi telamatto.' });
  expect(asked?.files.map(({ name, byShop }) => [name, byShop])).toEqual([
    ['IMG_1.jpg', false],
    ['IMG_2.jpg', false],
  ]);
  const file = await shop.quotes.staff.file(byCommand, number, asked?.files[0]?.id ?? '');
  expect((await sharp(file?.bytes).metadata()).exif).toBeUndefined();

  const page = await shop.quotes.view(secret, 'fi');
  expect([page?.tradeIn, page?.photos, page?.files]).toEqual([offered, 2, []]);
  expect(JSON.stringify(page)).not.toContain('ABC-123');
  expect(await shop.quotes.file(secret, asked?.files[0]?.id ?? '')).toBeNull();
  for (const { body_text } of await quoteMails()) {
    expect(body_text).toContain('Kaira Reitti 550, 2017, 8400 km');
    expect(body_text).not.toContain('ABC-123');
  }

  success(
    await shop.quotes.staff.reply(byCommand, number, {
      ...reply({ lines: [{ sku: 'KONE', amount: 1, price: 1290 }] }),
      tradeIn: { title: 'Kaira Reitti 550, 2017', credit: 320 },
    }),
  );
  const answered = await shop.quotes.view(secret, 'fi');
  expect(answered?.answer?.tradeIn).toEqual({ title: 'Kaira Reitti 550, 2017', credit: 32_000 });
  expect(answered?.answer?.totals.payNow).toBe(97_000);
});

test('a photo that is none is named, and nothing is stored (trade-in-1)', async () => {
  const { shop, offer } = await quoteShop();
  const wrong = { reason: 'invalid', details: [{ field: 'photos', message: 'quote.error.photos' }] };
  expect(
    await offer([
      ['a.jpg', await photo()],
      ['kuva.jpg', pdf()],
    ]),
  ).toMatchObject(wrong);
  const many = await Promise.all(Array.from({ length: 7 }, async (_, i) => [`${i}.jpg`, await photo()] as const));
  expect(await offer(many)).toMatchObject(wrong);
  expect(await offer([], { tradeYear: 'vanha' })).toMatchObject({ details: [{ field: 'tradeYear' }] });
  expect(await shop.quotes.recent(10, null)).toEqual([]);
});

test('photos without a trade-in are not kept; a form sent twice is one request with its photos once (trade-in-1)', async () => {
  const { shop, offer, success, stored } = await quoteShop();
  const { number } = success(await offer([['a.jpg', await photo()]], { tradeIn: '' }));
  expect((await shop.quotes.staff.one(byCommand, number))?.files).toEqual([]);
  const once = { idempotencyKey: 'sama-lomake' };
  const first = success(await offer([['a.jpg', await photo()]], once));
  expect(success(await offer([['a.jpg', await photo()]], once))).toEqual(first);
  expect((await shop.quotes.staff.one(byCommand, (await stored(first.number)).number))?.files).toHaveLength(1);
});

test('a program sends the request as a field of a form with photos (trade-in-1)', async () => {
  const { shop, request: ask } = await quoteShop();
  const form = fileForm([['a.jpg', await photo()]], { request: JSON.stringify(request(tradeIn)) });
  const answer = await ask('/api/send-quote', { method: 'POST', body: await form.formData() });
  expect(await answer.json()).toMatchObject({ success: true, number: 'T5001' });
  expect((await shop.quotes.staff.one(byCommand, 'T5001'))?.files).toHaveLength(1);
  const broken = fileForm([], { request: '{' });
  expect((await ask('/api/send-quote', { method: 'POST', body: await broken.formData() })).status).toBe(400);
});

test('roles without contacts see neither the machine nor its photos (trade-in-1)', async () => {
  const { shop, offer, success } = await quoteShop();
  const { number } = success(await offer([['a.jpg', await photo()]]));
  const books = await staffMember(shop.db.kysely, 'accounting');
  const seen = await shop.quotes.staff.one(books, number);
  expect([seen?.tradeIn, seen?.files]).toEqual([null, []]);
});

test('number and photos are in the customer’s export, and go with the account (trade-in-1, own-data-1)', async () => {
  const { shop, offer, success } = await quoteShop();
  const customer = await makeCustomer(shop);
  success(await offer([['a.jpg', await photo()]], { email: customer.email }, customer.visitor));
  const [quote] = (await shop.accounts.exportData(customer.userId))?.quotes ?? [];
  expect(quote?.tradeIn?.vehicleCode).toBe('ABC-123');
  const [file] = quote?.files ?? [];
  expect((await sharp(Buffer.from(file?.base64 ?? '', 'base64')).metadata()).format).toBe('jpeg');
  await shop.accounts.deleteAccount(customer.visitor, customer);
  await shop.files.removeUnowned();
  expect(readdirSync(join(shop.settings.DATA_DIR, 'received-files'))).toEqual([]);
});
