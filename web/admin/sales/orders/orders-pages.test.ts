import { expect, test } from 'vitest';
import { homeForm, orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { staffMember } from '#test/actors.ts';
import { makeOrders } from '#test/make-orders.ts';
import { bulkAction } from './list/bulk-action.ts';
import { loadList } from './list/load-list.ts';
import { loadOrder } from './order/load-order.ts';
import { orderAction } from './order/order-actions.ts';

async function pages() {
  const made = await orderShop([
    { sku: 'RAJA', price: 5000, stock: { oulu: 9 } },
    { sku: 'KIVI', price: 2000, stock: { oulu: 9 } },
  ]);
  const { shop } = made;
  const lines = [
    { sku: 'RAJA', amount: 2 },
    { sku: 'KIVI', amount: 1 },
  ];
  const { number } = await made.placed(requestFor('RAJA', 13_590, { form: homeForm, lines }));
  await shop.checkout.settle(await made.returned(number, 'ok'));
  const as = async (role: StaffRole, over: Partial<StaffActor> = {}) => {
    const actor = {
      ...(await staffMember(shop.db.kysely, role, { stores: role === 'store' ? ['oulu'] : [] })),
      ...over,
    };
    return { shop, actor, locale: 'fi' as const };
  };
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };
  const open = (staff: Awaited<ReturnType<typeof as>>, query = '') =>
    loadOrder(staff, number, new URLSearchParams(query));
  return { ...made, number, as, form, open };
}

/** What an action answers: the address it leads to, or its data with the status. */
const said = async (answer: ReturnType<typeof orderAction>) => {
  const result = await answer;
  if (result instanceof Response) return { to: result.headers.get('location') };
  return { status: result.init?.status, ...result.data };
};

test('a refund of one line of three is previewed in the address and done by a post with its key (admin-order-5)', async () => {
  const { number, as, form, open, order } = await pages();
  const staff = await as('sales');
  const query = 'panel=refund&notify=1&pieces.0=1&reason=Naarmu&key=form-1';
  const { preview, key } = await open(staff, query);
  expect(preview).toMatchObject({ value: { plan: { cents: 5000 }, permission: 'refunds.create', refusal: 'proof' } });
  expect(key).toBe('form-1');
  expect((await order(number)).refunded).toBe(0);
  const fields = { intent: 'refund', 'pieces.0': '1', reason: 'Naarmu', notify: '1', key: 'form-1', seen: '0' };
  const proof = { permission: 'refunds.create', subject: number, cents: 5000 } as const;
  const proved = { ...staff, actor: { ...staff.actor, proof } };
  expect(await said(orderAction(proved, number, form(fields)))).toEqual({ to: `/tilaukset/${number}?done=refund` });
  expect(await said(orderAction(proved, number, form(fields)))).toEqual({ to: `/tilaukset/${number}?done=refund` });
  expect((await order(number)).refunded).toBe(5000);
  const other = { ...fields, key: 'form-2' };
  expect(await said(orderAction(proved, number, form(other)))).toEqual({
    status: 409,
    failed: 'changed_meanwhile',
    cents: 5000,
  });
});

test('an empty refund form refunds nothing', async () => {
  const { number, as, form, order } = await pages();
  const staff = await as('owner');
  expect(await said(orderAction(staff, number, form({ intent: 'refund', reason: 'x' })))).toMatchObject({
    failed: 'no_such_line',
  });
  expect((await order(number)).refunded).toBe(0);
});

test('a refund without a fresh factor ends as a refusal for the layer that records it', async () => {
  const { number, as, form } = await pages();
  const staff = await as('sales');
  await expect(orderAction(staff, number, form({ intent: 'refund', shipping: '1' }))).rejects.toMatchObject({
    reason: 'proof',
  });
  await expect(orderAction(await as('store'), number, form({ intent: 'cancel' }))).rejects.toMatchObject({
    reason: 'role',
  });
});

test('a part is sent now and the rest later; the same parcel twice is refused in words', async () => {
  const { number, as, form, open } = await pages();
  const staff = await as('store');
  const parcel = { intent: 'ship', status: 'paid', 'pieces.0': '2', tracking: 'JJ1', carrier: 'posti' };
  expect(await said(orderAction(staff, number, form(parcel)))).toEqual({ to: `/tilaukset/${number}?done=ship` });
  expect(await said(orderAction(staff, number, form({ ...parcel, tracking: 'JJ2' })))).toMatchObject({
    status: 409,
    failed: 'too_many_pieces',
  });
  const { order } = await open(staff);
  expect(order.lines.map(({ left }) => left)).toEqual([0, 1]);
  expect(order.parcels).toMatchObject([{ code: 'JJ1', carrier: 'posti' }]);
});

test('a form saved over a colleague answers 409 with all that was typed', async () => {
  const { number, as, form } = await pages();
  const [first, second] = [await as('sales'), await as('manager')];
  const fields = (street: string) => ({
    intent: 'edit',
    version: '1',
    'base.street': 'Koivukatu 12 B 4',
    street,
    'base.city': 'Oulu',
    city: 'Oulu',
  });
  expect(await said(orderAction(first, number, form(fields('Uusikatu 1'))))).toEqual({
    to: `/tilaukset/${number}?done=edit`,
  });
  expect(await said(orderAction(second, number, form(fields('Toinenkatu 2'))))).toMatchObject({
    status: 409,
    clashes: [{ field: 'street', base: 'Koivukatu 12 B 4', theirs: 'Uusikatu 1', mine: 'Toinenkatu 2' }],
    typed: { street: 'Toinenkatu 2', city: 'Oulu' },
  });
});

test('wrong fields answer 422 with what was typed', async () => {
  const { number, as, form } = await pages();
  const fields = { intent: 'edit', version: '1', 'base.email': 'maija@example.com', email: 'maija@' };
  expect(await said(orderAction(await as('sales'), number, form(fields)))).toMatchObject({
    status: 422,
    problems: [{ field: 'email', problem: 'email' }],
    typed: { email: 'maija@' },
  });
});

test('panels of actions that a role may not take stay closed', async () => {
  const { as, open } = await pages();
  for (const panel of ['refund', 'edit', 'cancel'])
    expect((await open(await as('store'), `panel=${panel}`)).panel).toBe(null);
  expect((await open(await as('store'), 'panel=ship')).panel).toBe('ship');
  expect((await open(await as('accounting'), 'panel=ship')).panel).toBe(null);
});

test('the list of a role holds no contacts it may not see; content may not open it', async () => {
  const { as } = await pages();
  const list = async (role: StaffRole) => loadList(await as(role), new URLSearchParams('peek=1000012'), null);
  expect(JSON.stringify((await list('sales')).orders)).toContain('Maija');
  const { orders, peek } = await list('accounting');
  expect(orders).toHaveLength(1);
  expect(JSON.stringify([orders, peek])).not.toMatch(/maija|koivukatu|358401234567/i);
  await expect(list('content')).rejects.toMatchObject({ reason: 'role' });
});

const view = { params: new URLSearchParams('view=all'), store: null };
const undoOf = (answer: Awaited<ReturnType<typeof bulkAction>>) => {
  const fields = answer instanceof Response ? undefined : answer.notice?.undo?.fields;
  return new Map(Object.entries(fields ?? {}));
};

test('selected orders are taken, tagged, given and printed; one that cannot be changed stops no other; each is undone (admin-order-10)', async () => {
  const { shop, number, as, form, open } = await pages();
  const staff = await as('sales');
  const colleague = await staffMember(shop.db.kysely, 'store', { stores: ['oulu'] });
  const selected = (intent: string, more: Record<string, string> = {}) => {
    const data = form({ intent, ...more });
    for (const one of ['1000009', number]) data.append('number', one);
    return bulkAction(staff, data, view);
  };
  const undo = (fields: Map<string, string>) => bulkAction(staff, form(Object.fromEntries(fields)), view);
  const changed = { changed: 1, left: ['1000009'] };
  const prepared = await selected('preparing');
  const mine = await selected('mine');
  const given = await selected('assign', { assignee: colleague.id });
  const tagged = await selected('tag', { tag: 'kiire' });
  for (const answer of [prepared, mine, given, tagged]) expect(answer).toMatchObject(changed);
  expect((await open(staff)).order).toMatchObject({
    status: 'preparing',
    tags: ['kiire'],
    assignee: { id: colleague.id },
  });
  const again = await selected('tag', { tag: 'kiire' });
  // it had the tag already, so there is nothing to take back
  expect(again).toMatchObject({ ...changed, notice: null });
  const untagged = await selected('untag', { tag: 'kiire' });
  expect((await open(staff)).order.tags).toEqual([]);
  await undo(undoOf(untagged));
  expect((await open(staff)).order.tags).toEqual(['kiire']);
  for (const answer of [tagged, given, prepared])
    expect(await undo(undoOf(answer))).toMatchObject({ changed: 1, left: [] });
  expect((await open(staff)).order).toMatchObject({ status: 'paid', tags: [], assignee: { id: staff.actor.id } });
  const printed = await selected('print');
  expect(printed instanceof Response && printed.headers.get('location')).toContain(`tilaus=${number}`);
});

test('the whole view is tagged, not only its page (admin-order-10)', async () => {
  const { shop, as, form } = await pages();
  await makeOrders(
    shop.db,
    Array.from({ length: 60 }, () => ({})),
  );
  const tagged = await bulkAction(await as('sales'), form({ intent: 'tag', tag: 'inventaario', whole: '1' }), view);
  expect(tagged).toMatchObject({ changed: 61, left: [] });
  const none = { params: new URLSearchParams('tag=ei-ole&view=all'), store: null };
  expect(await bulkAction(await as('sales'), form({ intent: 'tag', tag: 'x', whole: '1' }), none)).toMatchObject({
    changed: 0,
  });
});

test('a tag, an assignee and the start of picking are taken back from the toast of the page (admin-order-10)', async () => {
  const { number, as, form, open } = await pages();
  const staff = await as('sales');
  const run = async (fields: Record<string, string>) => {
    const answer = await orderAction(staff, number, form(fields));
    if (answer instanceof Response || !('notice' in answer.data)) throw new Error('no notice');
    return answer.data.notice;
  };
  for (const fields of [
    { intent: 'tag', add: 'kiire' },
    { intent: 'assign', assignee: staff.actor.id },
    { intent: 'mark', to: 'preparing' },
  ] as Record<string, string>[]) {
    const { undo } = await run(fields);
    expect(undo?.action).toBe(`/tilaukset/${number}`);
    expect(await run(undo?.fields ?? {})).toEqual({ message: 'Muutos kumottu.' });
  }
  expect((await open(staff)).order).toMatchObject({ status: 'paid', tags: [], assignee: null });
  await run({ intent: 'tag', add: 'kiire' });
  const { undo } = await run({ intent: 'tag', remove: 'kiire' });
  await run(undo?.fields ?? {});
  expect((await open(staff)).order.tags).toEqual(['kiire']);
  const { undo: early } = await run({ intent: 'mark', to: 'preparing' });
  await orderAction(staff, number, form({ intent: 'ship', status: 'preparing', 'pieces.0': '2', carrier: 'posti' }));
  expect(await run(early?.fields ?? {})).toMatchObject({ tone: 'bad' });
  expect((await open(staff)).order.status).toBe('preparing');
});

test('a refused right stops no other order and is in the log (staff-11)', async () => {
  const { shop, number, as, form } = await pages();
  const staff = await as('store', { stores: ['ranua'] });
  const data = form({ intent: 'preparing', number });
  expect(await bulkAction(staff, data, view)).toMatchObject({ changed: 0, left: [number] });
  const { rows } = await shop.db.query(
    `select staff_id, action, subject_id, reason from audit_entry where outcome = 'refused'`,
  );
  expect(rows).toEqual([{ staff_id: staff.actor.id, action: 'orders.fulfil', subject_id: number, reason: 'store' }]);
});
