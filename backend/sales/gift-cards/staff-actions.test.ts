import { expect, test } from 'vitest';
import { auditEntries } from '#backend/platform/audit/service.ts';
import { homeForm, orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { byCommand, staffMember } from '#test/actors.ts';

/** A shop whose customer Maija bought a card of 50 €, and one that the shop made. */
async function desk() {
  const made = await orderShop([{ sku: 'LAHJA', price: 5000, isGiftCard: true }]);
  const { shop } = made;
  const form = { ...homeForm, delivery: { methodId: '501' } };
  const { number } = await made.placed(requestFor('LAHJA', 5000, { form }));
  await shop.checkout.settle(await made.returned(number, 'ok'));
  const [code = ''] = (await made.mailText('gift-card')).match(/\b[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\b/g) ?? [];
  const own = await shop.giftCards.staff.make(byCommand, { cents: 3000, reason: 'Arvonta' });
  const { staff } = shop.giftCards;
  const as = (role: StaffRole) => staffMember(shop.db.kysely, role, { name: `Petri ${role}` });
  const card = await staff.find(byCommand, code);
  if (!card || !own) throw new Error('no cards');
  const found = async (role: StaffRole, text: string) =>
    (await staff.list(await as(role), text)).cards.map(({ id }) => (id === card.id ? 'bought' : 'own'));
  return { ...made, staff, as, number, code, card, own, found };
}

test('finds a card by its code, its last characters, its order and its buyer (gift-card-4)', async () => {
  const { staff, as, found, code, number, own } = await desk();
  expect((await found('sales', '')).toSorted()).toEqual(['bought', 'own']);
  for (const text of [code, code.toLowerCase(), code.slice(-4), number, 'Maija', 'maija@example.com'])
    expect([text, await found('sales', text)]).toEqual([text, ['bought']]);
  expect(await found('sales', own.code.slice(-4))).toEqual(['own']);
  for (const text of ['%', 'xx', 'Nobody', '1000999']) expect([text, await found('sales', text)]).toEqual([text, []]);
  const { cards } = await staff.list(await as('sales'), number);
  expect(cards).toMatchObject([{ orderNumber: number, buyer: 'Maija Mäkinen', issued: 5000, openAmount: 5000 }]);
});

test('a role without contacts neither finds nor sees buyers, and no code is in any answer', async () => {
  const { staff, as, found, number, code } = await desk();
  expect(await found('accounting', 'Maija')).toEqual([]);
  const { cards } = await staff.list(await as('accounting'), number);
  expect(cards).toMatchObject([{ buyer: null }]);
  expect(JSON.stringify(cards)).not.toContain(code.slice(0, 9));
  for (const role of ['store', 'content'] as const)
    await expect(found(role, number)).rejects.toMatchObject({ permission: 'gift-cards.read', reason: 'role' });
});

test('a blocked card pays nothing; who blocked it and why is in its history (gift-card-4)', async () => {
  const { shop, staff, as, code, card } = await desk();
  const seller = await as('sales');
  const block = (form: object) => staff.block(seller, card.id, { isBlocked: true, reason: 'Varastettu', ...form });
  expect(await block({ reason: ' ' })).toMatchObject({ reason: 'no_reason' });
  expect(await Promise.all([block({ seenVersion: 1 }), block({ seenVersion: 1 })])).toMatchObject([
    { ok: true },
    { ok: true },
  ]);
  expect(await shop.giftCards.details(code)).toEqual({ valid: false, openAmount: 0 });
  const { entries, changes } = await staff.history(seller, card.id);
  expect(entries).toMatchObject([{ kind: 'issue', cents: 5000 }]);
  expect(changes).toMatchObject([
    { by: 'Petri sales', action: 'gift-cards.block', isBlocked: true, reason: 'Varastettu' },
  ]);
  const unblocked = { isBlocked: false, reason: 'Löytyi', seenVersion: 2 };
  expect(await staff.block(await as('manager'), card.id, unblocked)).toMatchObject({ ok: true });
  // the first form, sent once more
  expect(await block({ seenVersion: 1 })).toMatchObject({ reason: 'conflict' });
  expect((await shop.giftCards.details(code)).valid).toBe(true);
  for (const role of ['store', 'content', 'accounting'] as const)
    await expect(staff.block(await as(role), card.id, unblocked)).rejects.toMatchObject({ reason: 'role' });
  expect(await staff.block(seller, 'kissa', unblocked)).toMatchObject({ reason: 'unknown' });
});

test('cards are made and balances changed with a fresh factor, once for a key, with an entry in the log', async () => {
  const { shop, staff, as, card } = await desk();
  const manager = await as('manager');
  const change = { cents: -2000, reason: 'Virhe', key: 'lomake' };
  await expect(staff.adjust(manager, card.id, change)).rejects.toMatchObject({ reason: 'proof' });
  const proof = { permission: 'gift-cards.adjust', subject: card.id, cents: -2000 } as const;
  const tries = [1, 2].map(() => staff.adjust({ ...manager, proof }, card.id, change));
  expect((await Promise.all(tries)).map((done) => done.ok && done.value)).toEqual([3000, 3000]);
  await expect(staff.adjust({ ...manager, proof }, card.id, { ...change, cents: 9000 })).rejects.toThrow('proof');
  await expect(staff.make(manager, { cents: 5000, reason: 'x' })).rejects.toMatchObject({ reason: 'proof' });
  await expect(staff.make(await as('sales'), { cents: 5000, reason: 'x' })).rejects.toMatchObject({ reason: 'role' });
  const made = [1, 2].map(() => staff.make(byCommand, { cents: 100, reason: 'x', key: 'teko' }));
  expect((await Promise.all(made)).filter(Boolean)).toHaveLength(1);
  const log = await auditEntries(shop.db.kysely, { actions: ['gift-cards.adjust'], limit: 9 });
  expect(log.map(({ reason }) => reason)).toEqual(['x', 'Virhe', 'Arvonta']);
});
