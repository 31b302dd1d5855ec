import { expect, test } from 'vitest';
import { asking, queuedMails, tokenIn } from '#backend/customers/newsletter/test-newsletter.ts';
import type { Shop } from '#backend/shop.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { byCommand } from '#test/actors.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { makeProduct } from '#test/make-products.ts';
import { testShop } from '#test/test-shop.ts';

const EMAIL = 'aino@example.fi';
const SLUG = 'tuote-boksi';

async function setup() {
  const { shop, clock } = await testShop();
  await makeProduct(shop.db, {
    sku: 'BOKSI',
    name: { fi: 'Tunneliboksi', en: 'Tunnel box' },
    variants: [
      { sku: 'B-1', price: 19_900 },
      { sku: 'B-2', price: 20_900, stock: { oulu: 2 } },
    ],
  });
  const ask = async (sku: string, kind: string, over: Parameters<typeof asking>[0] & { email?: string } = {}) => {
    const { email = EMAIL, ...by } = over;
    const stamp = shop.formStamps.stamp();
    clock.now = new Date(clock.now.getTime() + 3000);
    return shop.alerts.ask(SLUG, { email, sku, kind, stamp }, asking(by));
  };
  const confirmed = async (sku: string, kind: string, over: Parameters<typeof ask>[2] = {}) => {
    await ask(sku, kind, over);
    const mail = (await queuedMails(shop, 'watch-confirm')).at(-1);
    expect(await shop.alerts.confirm(tokenIn(mail), { ip: '192.0.2.7' })).toMatchObject({ ok: true });
  };
  return { shop, clock, ask, confirmed };
}
const price = (shop: Shop, sku: string, euros: number) =>
  shop.prices.set({ kind: 'command', name: null }, [{ sku, price: euros }] as Parameters<Shop['prices']['set']>[1]);
const queued = (shop: Shop) => queuedMails(shop, 'watch-told');

test('offers of each sku the alerts that apply now', async () => {
  const { shop, ask } = await setup();
  expect((await shop.alerts.choices(SLUG, 'en'))?.variants.map(({ sku, kinds }) => [sku, kinds])).toEqual([
    ['B-1', ['back_in_stock', 'price_drop']],
    ['B-2', ['price_drop']],
  ]);
  expect(await ask('B-2', 'back_in_stock')).toMatchObject({ ok: false, details: { kind: 'gone' } });
  expect(await ask('B-9', 'price_drop', { email: 'x' })).toMatchObject({ details: { sku: 'gone', email: 'invalid' } });
  expect(await shop.alerts.choices('ei-ole', 'fi')).toBeNull();
  expect(await queuedMails(shop, 'watch-%')).toEqual([]);
});

test('back in stock: mails once after confirmation, and again only after another request (alert-1)', async () => {
  const { shop, ask, confirmed, clock } = await setup();
  await ask('B-1', 'back_in_stock', { email: 'ei-vahvista@example.fi' });
  await confirmed('B-1', 'back_in_stock', { locale: 'en' });
  expect(await shop.alerts.sweep()).toBe(0);
  await shop.stock.set(byCommand, 'B-1', { ranua: 3 });
  expect(await shop.alerts.sweep()).toBe(1);
  expect(await shop.alerts.sweep()).toBe(0);
  const [mail, ...more] = await queued(shop);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: EMAIL, locale: 'en', subject: 'Tunnel box is back in stock' });
  expect(mail?.text).toMatch(/In store: .*Ranua/);
  expect(mail?.text).toContain('/en/product/tuote-boksi?sku=B-1');
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  await shop.stock.set(byCommand, 'B-1', { ranua: 0 });
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  await confirmed('B-1', 'back_in_stock');
  await shop.stock.set(byCommand, 'B-1', { ranua: 1 });
  expect(await shop.alerts.sweep()).toBe(1);
  expect(await queued(shop)).toHaveLength(2);
});

test('price drop: mails a lower price with the lowest of 30 days, but no higher or equal price (alert-1, price-4)', async () => {
  const { shop, confirmed, clock } = await setup();
  await price(shop, 'B-2', 209);
  await confirmed('B-2', 'price_drop');
  await price(shop, 'B-2', 229);
  expect(await shop.alerts.sweep()).toBe(0);
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  await price(shop, 'B-2', 199.5);
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect(await shop.alerts.sweep()).toBe(1);
  const [mail] = await queued(shop);
  const text = mail?.text.replaceAll('\u00a0', ' ');
  expect(text).toContain('Hinta nyt 199,50 €');
  expect(text).toContain('Kun pyysit: 209 €');
  expect(text).toContain('Alin hinta 30 pv: 209 €');
});

test("an alert for a customer's own verified address is active at once; an anonymous form does not change it", async () => {
  const { shop, ask } = await setup();
  const { visitor, email } = await makeCustomer(shop);
  expect(await ask('B-2', 'price_drop', { email, visitor })).toMatchObject({ value: { waiting: true } });
  await price(shop, 'B-2', 150);
  expect(await ask('B-2', 'price_drop', { email })).toMatchObject({ value: { waiting: false } });
  expect(await shop.alerts.sweep()).toBe(1);
  expect(await shop.alerts.own({ userId: visitor.userId, email })).toMatchObject([
    { sku: 'B-2', kind: 'price_drop', status: 'told', price: 20_900 },
  ]);
});

test('alerts follow the account to its new address, unless that has the same alert', async () => {
  const { shop, ask, clock, confirmed } = await setup();
  const { visitor, userId, email } = await makeCustomer(shop);
  for (const [sku, kind] of [
    ['B-1', 'back_in_stock'],
    ['B-1', 'price_drop'],
    ['B-2', 'price_drop'],
  ] as const)
    await ask(sku, kind, { email, visitor });
  await confirmed('B-2', 'price_drop', { email: 'uusi@example.fi' });
  // due, but the mail has not been sent yet
  await price(shop, 'B-1', 150);
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect(await shop.alerts.sweep()).toBe(1);
  await shop.db.query(`update auth_user set email = 'uusi@example.fi' where id = $1`, [userId]);
  await shop.accounts.reconcileNewsletter(userId, 'uusi@example.fi');
  expect(await queued(shop)).toEqual([]);
  const data = await shop.accounts.exportData(userId);
  expect(data?.productWatches.map((alert) => [alert.email, alert.sku, alert.kind, alert.status])).toEqual([
    ['uusi@example.fi', 'B-1', 'back_in_stock', 'waiting'],
    [email, 'B-1', 'price_drop', 'told'],
    [email, 'B-2', 'price_drop', 'ended'],
    ['uusi@example.fi', 'B-2', 'price_drop', 'waiting'],
  ]);
  await shop.stock.set(byCommand, 'B-1', { oulu: 1 });
  await shop.alerts.sweep();
  expect((await queued(shop)).map(({ recipient }) => recipient)).toEqual(['uusi@example.fi']);
});

test('sends nothing to a suppressed address, nor to one suppressed since the request', async () => {
  const { shop, ask, confirmed } = await setup();
  await shop.newsletter.management.suppress('ei@example.fi', 'asked');
  expect(await ask('B-1', 'back_in_stock', { email: 'ei@example.fi' })).toMatchObject({ ok: true });
  await confirmed('B-1', 'back_in_stock');
  await confirmed('B-2', 'price_drop');
  await confirmed('B-1', 'back_in_stock', { email: 'valitus@example.fi' });
  await shop.newsletter.management.suppress('valitus@example.fi', 'complaint');
  await price(shop, 'B-2', 100);
  expect(await shop.alerts.sweep()).toBe(1);
  const [mail] = await queued(shop);
  expect(await shop.alerts.toUnsubscribe(tokenIn(mail))).toMatchObject({ email: 'a•••@example.fi' });
  expect(await shop.alerts.unsubscribe(tokenIn(mail))).toBe(true);
  expect(await shop.alerts.unsubscribe('A'.repeat(43))).toBe(false);
  await shop.stock.set(byCommand, 'B-1', { oulu: 1 });
  await shop.alerts.sweep();
  // the first mail was withdrawn before it was sent
  expect(await queued(shop)).toEqual([]);
  expect((await queuedMails(shop, 'watch-confirm')).map(({ recipient }) => recipient)).not.toContain('ei@example.fi');
});

test('two processes send an alert once', async () => {
  const { shop, confirmed } = await setup();
  await confirmed('B-1', 'back_in_stock');
  await shop.stock.set(byCommand, 'B-1', { oulu: 1 });
  await Promise.all([shop.alerts.sweep(), shop.alerts.sweep()]);
  expect(await queued(shop)).toHaveLength(1);
});

test('deletes old alerts', async () => {
  const { shop, clock, ask, confirmed } = await setup();
  await ask('B-2', 'price_drop', { email: 'unohti@example.fi' });
  await confirmed('B-1', 'back_in_stock');
  const left = async () => (await shop.db.query('select email from product_watch order by 1')).rows;
  clock.now = new Date(clock.now.getTime() + 38 * DAY_MS);
  await shop.alerts.retain();
  expect(await left()).toEqual([{ email: EMAIL }]);
  clock.now = new Date(clock.now.getTime() + 330 * DAY_MS);
  await shop.alerts.retain();
  expect(await left()).toEqual([]);
});

test('the link of a mail works for 90 days, and as long as its address has an alert', async () => {
  const { shop, clock, ask, confirmed } = await setup();
  const pass = async (days: number) => {
    clock.now = new Date(clock.now.getTime() + days * DAY_MS);
    await shop.alerts.retain();
  };
  await confirmed('B-2', 'price_drop');
  await pass(89);
  await price(shop, 'B-2', 150);
  expect(await shop.alerts.sweep()).toBe(1);
  const token = tokenIn((await queued(shop)).at(-1));
  const isKnown = async () => (await shop.alerts.toUnsubscribe(token)) !== null;
  await pass(89);
  expect(await isKnown()).toBe(true);
  await confirmed('B-1', 'back_in_stock');
  await pass(89);
  expect(await isKnown()).toBe(true);
  // an alert of another address does not extend it
  await ask('B-1', 'back_in_stock', { email: 'toinen@example.fi' });
  expect(await shop.alerts.unsubscribe(token)).toBe(true);
  await pass(1);
  expect(await isKnown()).toBe(false);
});

test('a second, unconfirmed request leaves the link of the earlier mail valid for its 90 days', async () => {
  const { shop, clock, ask, confirmed } = await setup();
  await confirmed('B-2', 'price_drop');
  await price(shop, 'B-2', 150);
  await shop.alerts.sweep();
  const token = tokenIn((await queued(shop)).at(-1));
  await ask('B-2', 'price_drop');
  for (const [days, kept] of [
    [89, true],
    [2, false],
  ] as const) {
    clock.now = new Date(clock.now.getTime() + days * DAY_MS);
    await shop.alerts.retain();
    expect((await shop.alerts.toUnsubscribe(token)) !== null).toBe(kept);
  }
});

test('the link of an ended alert can end later alerts of its address', async () => {
  const { shop, ask, confirmed } = await setup();
  await confirmed('B-2', 'price_drop');
  await price(shop, 'B-2', 150);
  await shop.alerts.sweep();
  const token = tokenIn((await queued(shop)).at(-1));
  await confirmed('B-2', 'price_drop');
  const status = async () => (await shop.alerts.toUnsubscribe(token))?.status;
  await shop.alerts.unsubscribe(token);
  expect(await status()).toBe('ended');
  await ask('B-1', 'back_in_stock');
  expect(await status()).toBe('waiting');
  await shop.alerts.unsubscribe(token);
  expect(await status()).toBe('ended');
});
