import { expect, test } from 'vitest';
import { asking, queuedMails, tokenIn } from '#backend/customers/newsletter/test-newsletter.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { makeProduct } from '#test/make-products.ts';
import { testShop } from '#test/test-shop.ts';

const EMAIL = 'aino@example.fi';

async function setup() {
  const { shop, clock } = await testShop();
  const machine = async (sku: string, price: number, brand = 'Kaira') => {
    await makeProduct(shop.db, {
      sku,
      brand,
      name: { fi: `Kone ${sku}`, en: `Machine ${sku}` },
      usedYear: 2020,
      variants: [{ sku: `${sku}-1`, price, stock: { oulu: 1 } }],
    });
    // as an import tells the search
    await shop.db.kysely.transaction().execute((tx) => shop.search.recordChange(tx, 'all'));
    await shop.search.settled();
  };
  const save = async (query: string, over: Parameters<typeof asking>[0] & { email?: string } = {}) => {
    const { email = EMAIL, ...by } = over;
    const stamp = shop.formStamps.stamp();
    clock.now = new Date(clock.now.getTime() + 3000);
    return shop.alerts.askSearch(new URLSearchParams(query), 'Enintään 5 000 €', { email, stamp }, asking(by));
  };
  const confirm = async () => {
    const mail = (await queuedMails(shop, 'watch-confirm')).at(-1);
    expect(await shop.alerts.confirm(tokenIn(mail), { ip: '192.0.2.7' })).toMatchObject({ ok: true });
  };
  const told = () => queuedMails(shop, 'search-told');
  return { shop, clock, machine, save, confirm, told };
}

test('mails of new machines that match, not of those there before, others, or before the address is confirmed (alert-2)', async () => {
  const { shop, machine, save, confirm, told } = await setup();
  await machine('VANHA', 300_000);
  expect(await save('max=5000')).toMatchObject({ ok: true, value: { waiting: false } });
  await machine('ENSIN', 250_000);
  expect(await shop.alerts.sweep()).toBe(0);
  await confirm();
  await machine('KALLIS', 900_000);
  expect(await shop.alerts.sweep()).toBe(1);
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: EMAIL, subject: 'Uusi vaihtolaite hakuusi: Enintään 5 000 €' });
  expect(mail?.text).toContain('Kone ENSIN');
  expect(mail?.text).not.toMatch(/VANHA|KALLIS/);
  expect(mail?.text).toContain('/vaihtolaitteet?max=5000');
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
});

test('mails once a day at most, and never twice of one machine (alert-2)', async () => {
  const { shop, clock, machine, save, confirm, told } = await setup();
  await save('');
  await confirm();
  await machine('A', 100_000);
  expect(await shop.alerts.sweep()).toBe(1);
  await machine('B', 100_000);
  await machine('C', 100_000);
  expect(await shop.alerts.sweep()).toBe(0);
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  expect(await shop.alerts.sweep()).toBe(1);
  expect((await told()).at(-1)).toMatchObject({ subject: expect.stringMatching(/^2 uutta/) });
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  expect(await shop.alerts.sweep()).toBe(0);
  expect(await Promise.all([shop.alerts.sweep(), shop.alerts.sweep()])).toEqual([0, 0]);
});

test('of two sweeps at once one mails (alert-2)', async () => {
  const { shop, machine, save, confirm, told } = await setup();
  await save('');
  await confirm();
  await machine('A', 100_000);
  await Promise.all([shop.alerts.sweep(), shop.alerts.sweep()]);
  expect(await told()).toHaveLength(1);
});

test('the own verified address needs no confirmation; one press ends it, and it is in the own data (alert-2)', async () => {
  const { shop, machine, save, told } = await setup();
  const { userId, email, visitor } = await makeCustomer(shop, { email: EMAIL });
  expect(await save('brand=Kaira', { visitor })).toMatchObject({ value: { waiting: true } });
  await machine('A', 100_000, 'Otso');
  await machine('B', 100_000);
  expect(await shop.alerts.sweep()).toBe(1);
  const [mail] = await told();
  expect(mail?.text).toContain('Kone B');
  expect(mail?.text).not.toContain('Kone A');
  expect(await shop.alerts.own({ userId, email })).toMatchObject([
    { search: 'brand=Kaira', searchName: 'Enintään 5 000 €' },
  ]);
  expect(await shop.alerts.unsubscribe(tokenIn(mail))).toBe(true);
  expect(await shop.alerts.toUnsubscribe(tokenIn(mail))).toMatchObject({ kind: 'new_match', status: 'ended' });
});

test('the link of a search ends that one, and on request all alerts of the address (alert-3)', async () => {
  const { shop, machine, save, told } = await setup();
  const { visitor } = await makeCustomer(shop, { email: EMAIL });
  await save('brand=Kaira', { visitor });
  await save('brand=Otso', { visitor });
  await machine('A', 100_000);
  await machine('B', 100_000, 'Otso');
  expect(await shop.alerts.sweep()).toBe(2);
  const mails = await told();
  const [kaira, otso] = ['Kone A', 'Kone B'].map((name) => mails.find(({ text }) => text.includes(name)));
  const status = async (mail: typeof kaira) => await shop.alerts.toUnsubscribe(tokenIn(mail));
  expect(await status(kaira)).toMatchObject({ search: 'Enintään 5 000 €', status: 'waiting', hasOthers: true });

  expect(await shop.alerts.unsubscribe(tokenIn(kaira))).toBe(true);
  expect(await status(kaira)).toMatchObject({ status: 'ended', hasOthers: true });
  expect(await status(otso)).toMatchObject({ status: 'waiting', hasOthers: false });
  // its unsent mail is withdrawn, that of the other search is not
  expect((await told()).map(({ text }) => text.includes('Kone B'))).toEqual([true]);

  expect(await shop.alerts.unsubscribe(tokenIn(kaira), { all: true })).toBe(true);
  expect(await status(otso)).toMatchObject({ status: 'ended', hasOthers: false });
  expect(await told()).toEqual([]);
});

test('refuses an address that is none, a robot, and a search too long to keep', async () => {
  const { shop, save } = await setup();
  expect(await save('', { email: 'x' })).toMatchObject({ ok: false, reason: 'invalid', details: { email: 'invalid' } });
  const long = Array.from({ length: 50 }, (_, at) => `brand=${at}${'x'.repeat(190)}`).join('&');
  expect(await save(long)).toBeNull();
  const robot = { email: EMAIL, website: 'x', stamp: shop.formStamps.stamp() };
  expect(await shop.alerts.askSearch(new URLSearchParams(), '', robot, asking())).toMatchObject({ reason: 'robot' });
  expect(await queuedMails(shop, 'watch-confirm')).toEqual([]);
});
