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
  expect(
    await staff.adjust(byCommand, card.id, { cents: 100, reason: 'x', key: 'muu', seenOpenAmount: 5000 }),
  ).toMatchObject({ reason: 'conflict' });
  await expect(staff.make(manager, { cents: 5000, reason: 'x' })).rejects.toMatchObject({ reason: 'proof' });
  await expect(staff.make(await as('sales'), { cents: 5000, reason: 'x' })).rejects.toMatchObject({ reason: 'role' });
  const made = [1, 2].map(() => staff.make(byCommand, { cents: 100, reason: 'x', key: 'teko' }));
  expect((await Promise.all(made)).filter(Boolean)).toHaveLength(1);
  const log = await auditEntries(shop.db.kysely, { actions: ['gift-cards.adjust'], limit: 9 });
  expect(log.map(({ reason }) => reason)).toEqual(['x', 'Virhe', 'Arvonta']);
});

test('sums above the limit of a manager need a second person, who is asked for the very sum', async () => {
  const { shop, staff } = await desk();
  const manager = await staffMember(shop.db.kysely, 'manager', { limits: { refund: 10_000, refundsPerDay: 10_000 } });
  const above = { permission: 'gift-cards.above-limit', subject: 'gift-cards', cents: 10_001 } as const;
  await expect(staff.make({ ...manager, proof: above }, { cents: 10_001, reason: 'x' })).rejects.toMatchObject({
    permission: 'gift-cards.above-limit',
    reason: 'approval',
  });
  const within = { permission: 'gift-cards.adjust', subject: 'gift-cards', cents: 10_000 } as const;
  expect(await staff.make({ ...manager, proof: within }, { cents: 10_000, reason: 'x' })).toMatchObject({
    cents: 10_000,
  });
});

test('a manager who makes card after card within the limit needs a second person above the limit of a day (gift-card-7)', async () => {
  const { shop, staff, own, card, as } = await desk();
  const manager = await staffMember(shop.db.kysely, 'manager', { limits: { refund: 10_000, refundsPerDay: 25_000 } });
  const within = { permission: 'gift-cards.adjust', subject: 'gift-cards', cents: 10_000 } as const;
  const make = (key: string, who = manager) =>
    staff.make({ ...who, proof: within }, { cents: 10_000, reason: 'x', key });
  expect(await make('1')).toMatchObject({ cents: 10_000 });
  expect(await make('1')).toBeNull();
  const raise = { permission: 'gift-cards.adjust', subject: own.id, cents: 10_000 } as const;
  expect(await staff.adjust({ ...manager, proof: raise }, own.id, { cents: 10_000, reason: 'x', key: '2' })).toEqual({
    ok: true,
    value: 13_000,
  });
  const refused = { permission: 'gift-cards.above-limit', reason: 'proof' };
  const tries = await Promise.allSettled([make('3'), make('4')]);
  expect(tries).toMatchObject([
    { status: 'rejected', reason: refused },
    { status: 'rejected', reason: refused },
  ]);
  await expect(
    staff.adjust({ ...manager, proof: raise }, own.id, { cents: 10_000, reason: 'x', key: '5' }),
  ).rejects.toMatchObject(refused);
  // the form that was sent before answers as before, and a sum taken off needs no second person
  expect(await staff.adjust({ ...manager, proof: raise }, own.id, { cents: 10_000, reason: 'x', key: '2' })).toEqual({
    ok: true,
    value: 13_000,
  });
  const off = { ...manager, proof: { permission: 'gift-cards.adjust', subject: card.id, cents: -1000 } as const };
  expect(await staff.adjust(off, card.id, { cents: -1000, reason: 'x' })).toEqual({ ok: true, value: 4000 });
  expect(await make('6', await as('manager'))).toMatchObject({ cents: 10_000 });
});

test('two cards by one manager at once do not both fit into the day’s limit (gift-card-7)', async () => {
  const { shop, staff } = await desk();
  const limits = { refund: 10_000, refundsPerDay: 15_000 };
  const proof = { permission: 'gift-cards.adjust', subject: 'gift-cards', cents: 10_000 } as const;
  const manager = await staffMember(shop.db.kysely, 'manager', { limits, proof });
  const tries = await Promise.allSettled([1, 2].map(() => staff.make(manager, { cents: 10_000, reason: 'x' })));
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a new code for a card above the limit of a manager needs a second person (gift-card-7)', async () => {
  const { shop, staff, card } = await desk();
  const limits = { refund: 4999, refundsPerDay: 10_000 };
  const proof = { permission: 'gift-cards.above-limit', subject: card.id, cents: 5000 } as const;
  const manager = await staffMember(shop.db.kysely, 'manager', { limits, proof });
  await expect(staff.renew(manager, card.id, { seenVersion: 1, reason: 'x' })).rejects.toMatchObject({
    permission: 'gift-cards.above-limit',
    reason: 'approval',
  });
});

test('a card for somebody goes to them by mail with the message, once', async () => {
  const { staff, shop, mailText } = await desk();
  const to = { email: 'saaja@example.fi', firstname: 'Saana', locale: 'fi', message: 'Kiitos talkoista!' } as const;
  const card = { cents: 2500, reason: 'Talkoot', key: 'lomake-1', to };
  const [made] = (await Promise.all([staff.make(byCommand, card), staff.make(byCommand, card)])).filter(Boolean);
  const { rows } = await shop.db.query("select body_text from outbox_mail where recipient = 'saaja@example.fi'");
  expect(rows).toHaveLength(1);
  expect(rows[0]?.body_text).toContain('Hei Saana');
  expect(rows[0]?.body_text).toContain('Kiitos talkoista!');
  expect(String(rows[0]?.body_text).replaceAll('-', '')).toContain(made?.code);
  expect(await mailText('gift-card')).not.toContain('Kiitos talkoista!');
});

test('a code is sent again while its mail is stored; then a new code goes to the same address and the old one ends', async () => {
  const { shop, staff, as, code, card } = await desk();
  const seller = await as('sales');
  const sent = await staff.mailOf(seller, card.id);
  expect(sent).toMatchObject({ to: 'Maija@example.com', isKept: true });
  const again = (key: string, mailId = sent?.id ?? '') => staff.resend(seller, card.id, { mailId, key });
  expect(await again('kerran', 'muu')).toMatchObject({ reason: 'unknown' });
  expect(await again('kerran')).toMatchObject({ ok: true });
  expect(await again('kerran')).toMatchObject({ reason: 'not_kept' });
  await shop.db.query("update outbox_mail set body_text = '', html = ''");
  expect(await again('toinen')).toMatchObject({ reason: 'not_kept' });
  const manager = await as('manager');
  const proved = { ...manager, proof: { permission: 'gift-cards.adjust', subject: card.id, cents: 5000 } as const };
  const form = { seenVersion: 1, reason: 'Viesti katosi' };
  await expect(staff.renew(manager, card.id, form)).rejects.toMatchObject({ reason: 'proof' });
  await expect(staff.renew(seller, card.id, form)).rejects.toMatchObject({ reason: 'role' });
  expect(await staff.renew(proved, card.id, { ...form, reason: '' })).toMatchObject({ reason: 'no_reason' });
  const tries = await Promise.all([staff.renew(proved, card.id, form), staff.renew(proved, card.id, form)]);
  expect(tries.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect((await shop.giftCards.details(code)).valid).toBe(false);
  const { rows } = await shop.db.query("select body_text, recipient from outbox_mail where body_text <> ''");
  expect(rows.map(({ recipient }) => recipient)).toEqual(['Maija@example.com']);
  const [renewed = ''] = String(rows[0]?.body_text).match(/\b[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\b/) ?? [];
  expect(await shop.giftCards.details(renewed)).toEqual({ valid: true, openAmount: 5000 });
  expect(await staff.mailOf(seller, card.id)).toMatchObject({ to: 'Maija@example.com', isKept: true });
});
