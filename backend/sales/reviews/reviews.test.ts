import sharp from 'sharp';
import { expect, test } from 'vitest';
import { orderShop, pickupForm, requestFor } from '#backend/sales/orders/test-orders.ts';
import { staffMember } from '#test/actors.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { makeLink } from './requests.ts';

const form = { stars: '4', text: 'Hyvä <script>alert(1)</script>', fit: 'small', name: 'Maija' };
const from = { locale: 'fi', ip: '192.0.2.8' } as const;
const ASKED_DAYS = 8;

const photo = async () =>
  new Uint8Array(
    await sharp({ create: { width: 600, height: 400, channels: 3, background: '#336699' } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '66/1 30/1 0/1' } })
      .toBuffer(),
  );

async function setup() {
  const made = await orderShop([{ sku: 'RAJA', price: 5000, stock: { oulu: 5 } }]);
  const { shop, placed, returned, clock } = made;
  const { kysely } = shop.db;
  /** An order that was collected; in a week its buyer is asked. */
  async function collected(email = 'maija@example.com') {
    const contact = { ...pickupForm.contact, email };
    const { number } = await placed(requestFor('RAJA', 5000, { form: { ...pickupForm, contact } }));
    await shop.checkout.settle(await returned(number, 'ok'));
    const values = { status: 'completed' as const, updated_at: clock.now };
    const order = await kysely
      .updateTable('customer_order')
      .set(values)
      .where('number', '=', number)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { number, id: order.id };
  }
  async function linked() {
    const order = await collected();
    const token = (await makeLink(kysely, order.id, clock.now)) ?? '';
    return { ...order, token };
  }
  const actor = await staffMember(kysely, 'sales', { name: 'Petri' });
  const { link, moderation } = shop.reviews;
  const write = (token: string, over: Partial<typeof form> = {}, photos: Uint8Array[] = []) =>
    link.write(token, { position: 1, form: { ...form, ...over }, photos }, from);
  const consent = (email: string, status = 'confirmed') =>
    shop.db.query(
      `insert into newsletter_subscriber (email, locale, status, source, text_version, unsubscribe_token)
       values ($1, 'fi', $2, 'page', '1', $1)`,
      [email, status],
    );
  const later = (days: number) => {
    clock.now = new Date(clock.now.getTime() + days * 86_400_000);
  };
  const position = async (id: string) =>
    (await kysely.selectFrom('order_line').select('position').where('order_id', '=', id).executeTakeFirstOrThrow())
      .position;
  return { ...made, collected, linked, actor, link, moderation, write, consent, later, position };
}

async function reviewed() {
  const made = await setup();
  const { token, id, ...order } = await made.linked();
  const at = await made.position(id);
  const send = (over: Partial<typeof form> = {}, photos: Uint8Array[] = []) =>
    made.link.write(token, { position: at, form: { ...form, ...over }, photos }, from);
  return { ...made, ...order, id, token, at, send };
}

test('a review is written by the link of an order, waits, and shows after its approval (review-1, review-4)', async () => {
  const { shop, token, send, link, moderation, actor, number } = await reviewed();
  expect(await link.open(token)).toMatchObject({ number, name: 'Maija', lines: [{ sku: 'RAJA', state: null }] });
  expect(await send()).toMatchObject({ ok: true });
  expect(await link.open(token)).toMatchObject({ lines: [{ state: 'pending' }] });
  expect(await shop.reviews.ofProduct('RAJA')).toMatchObject({ summary: { count: 0 }, reviews: [] });
  const { reviews } = await moderation.list(actor, 'pending', null);
  expect(reviews).toMatchObject([{ orderNumber: number, product: 'Tuote RAJA', stars: 4 }]);
  const id = reviews[0]?.id ?? '';
  expect(await moderation.decide(actor, id, { reason: null, seen: 'pending' })).toMatchObject({ ok: true });
  expect(await moderation.decide(actor, id, { reason: 'abusive', seen: 'pending' })).toMatchObject({
    reason: 'decided',
  });
  await moderation.answer(actor, id, 'Kiitos!');
  expect(await shop.reviews.ofProduct('RAJA')).toMatchObject({
    summary: { count: 1, average: 4, stars: [0, 0, 0, 1, 0] },
    // sizes are asked about goods with sizes alone
    reviews: [{ text: form.text, name: 'Maija', answer: 'Kiitos!', fit: null }],
  });
  const { rows } = await shop.db.query(
    "select action, after from audit_entry where subject_kind = 'review' order by id",
  );
  expect(rows).toEqual([
    { action: 'reviews.approve', after: { state: 'approved' } },
    { action: 'reviews.answer', after: { answer: 'Kiitos!' } },
  ]);
});

test('an approval, an answer and a rejection renew the page of the product (review-4)', async () => {
  const { shop, send, moderation, actor } = await reviewed();
  await send();
  const changes = async () => Number((await shop.db.query('select count(*) from search_change')).rows[0]?.count);
  const [before, { reviews }] = [await changes(), await moderation.list(actor, 'pending', null)];
  await moderation.decide(actor, reviews[0]?.id ?? '', { reason: null, seen: 'pending' });
  const approved = await changes();
  expect(approved).toBeGreaterThan(before);
  await moderation.decide(actor, reviews[0]?.id ?? '', { reason: 'off_topic', seen: 'approved' });
  expect(await changes()).toBeGreaterThan(approved);
  expect((await shop.reviews.ofProduct('RAJA')).summary.count).toBe(0);
});

test('pressed ten times at once, a line has one review (review-1)', async () => {
  const { send } = await reviewed();
  const results = await Promise.all(Array.from({ length: 10 }, (_, i) => send({ name: `Maija ${i}` })));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.filter((one) => !one.ok && one.details?.reason === 'already')).toHaveLength(9);
});

test('photos are pictures by content, written anew without EXIF; a wrong one stores no review (review-1)', async () => {
  const { shop, send, link, token } = await reviewed();
  const polyglot = new TextEncoder().encode('GIF89a/*<svg onload="alert(1)">*/');
  for (const bad of [polyglot, new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')])
    expect(await send({}, [await photo(), bad])).toMatchObject({
      details: { reason: 'photo', problem: 'not_a_picture' },
    });
  expect(await send({}, [new Uint8Array(15 * 1024 * 1024 + 1)])).toMatchObject({ details: { problem: 'too_large' } });
  expect(
    await send(
      {},
      Array.from({ length: 4 }, () => new Uint8Array(9)),
    ),
  ).toMatchObject({
    details: { problem: 'too_many' },
  });
  expect(await link.open(token)).toMatchObject({ lines: [{ state: null }] });
  expect(await send({}, [await photo()])).toMatchObject({ ok: true });
  const { rows } = await shop.db.query<{ photos: string[] }>('select photos from review');
  const source = await shop.pictures.source(rows[0]?.photos[0] ?? '');
  expect((await sharp(source?.bytes).metadata()).exif).toBeUndefined();
});

test('an unknown, malformed or expired link opens nothing, and reviews nothing', async () => {
  const { link, token, send, write, clock } = await reviewed();
  for (const wrong of ['', 'x'.repeat(43), "' or 1=1 --"]) {
    expect(await link.open(wrong)).toBeNull();
    expect(await write(wrong)).toMatchObject({ details: { reason: 'old' } });
  }
  expect(await link.write(token, { position: 99, form, photos: [] }, from)).toMatchObject({
    details: { reason: 'old' },
  });
  clock.now = new Date(clock.now.getTime() + 181 * 86_400_000);
  expect(await send()).toMatchObject({ details: { reason: 'old' } });
});

test('the page of an order leads to the form without a consent, once the goods have come (review-7)', async () => {
  const { shop, collected, write, position, later } = await setup();
  const { number, id } = await collected();
  const path = await shop.reviews.link.ofOrder(number);
  const secret = path?.replace('/arvostele/', '') ?? '';
  expect(await shop.reviews.link.open(secret)).toMatchObject({ number, lines: [{ sku: 'RAJA', state: null }] });
  await shop.db.query("update customer_order set status = 'paid' where id = $1", [id]);
  expect([await shop.reviews.link.ofOrder(number), await shop.reviews.link.open(secret)]).toEqual([null, null]);
  await shop.db.query("update customer_order set status = 'completed' where id = $1", [id]);
  const line = await position(id);
  expect(await shop.reviews.link.write(secret, { position: line, form, photos: [] }, from)).toMatchObject({ ok: true });
  expect(await shop.reviews.link.ofOrder(number)).toBeNull();
  later(181);
  expect(await write(secret)).toMatchObject({ details: { reason: 'old' } });
});

test('buyers with a confirmed consent are asked once, a week after collecting, others never (review-2)', async () => {
  const { shop, collected, consent, later, link } = await setup();
  await collected('maija@example.com');
  await collected('matti@example.com');
  await collected('liisa@example.com');
  await consent('maija@example.com');
  await consent('liisa@example.com', 'unsubscribed');
  expect(await shop.reviews.askDue()).toBe(0);
  later(ASKED_DAYS);
  expect(await shop.reviews.askDue()).toBe(1);
  expect(await shop.reviews.askDue()).toBe(0);
  const { rows } = await shop.db.query<{ recipient: string; body_text: string; headers: Record<string, string> }>(
    "select recipient, body_text, headers from outbox_mail where kind = 'review-asked'",
  );
  expect(rows).toMatchObject([{ recipient: 'maija@example.com' }]);
  expect(rows[0]?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  const token = /\/arvostele\/([\w-]{43})/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
  expect(await link.open(token)).toMatchObject({ lines: [{ sku: 'RAJA' }] });
});

test('own data has a customer’s reviews; deleting the account deletes them with their photos (review-6)', async () => {
  const { shop, send, id } = await reviewed();
  const customer = await makeCustomer(shop);
  await shop.db.query('update customer_order set user_id = $1 where id = $2', [customer.userId, id]);
  await send({}, [await photo()]);
  const data = await shop.accounts.exportData(customer.userId);
  expect(data?.reviews).toMatchObject([{ sku: 'RAJA', stars: 4, name: 'Maija' }]);
  const [picture = ''] = (await shop.db.query<{ photos: string[] }>('select photos from review')).rows[0]?.photos ?? [];
  expect(await shop.pictures.has(picture)).toBe(true);
  expect(await shop.accounts.deleteAccount(customer.visitor, customer)).toMatchObject({ ok: true });
  expect((await shop.db.query('select from review')).rows).toEqual([]);
  expect(await shop.pictures.has(picture)).toBe(false);
});

test('who may not moderate is refused (review-4)', async () => {
  const { shop, moderation } = await setup();
  const store = await staffMember(shop.db.kysely, 'store');
  await expect(moderation.list(store, 'pending', null)).rejects.toThrow();
  await expect(moderation.decide(store, 'x', { reason: null, seen: 'pending' })).rejects.toThrow();
});
