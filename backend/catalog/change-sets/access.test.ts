import { expect, test } from 'vitest';
import type { ChangeRule } from '#domain/catalog/change-sets/change-set.ts';
import type { Actor } from '#domain/staff/actor.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { staffMember } from '#test/actors.ts';
import { consentSubject } from './service.ts';
import { aino, goods, plus, setShop } from './test-sets.ts';

const label: ChangeRule = { kind: 'label', label: 'outlet', isSet: true };
const one = { by: 'skus' as const, skus: ['T1'] };

/** Why an action was refused, or what came of it. */
const outcome = async (work: () => Promise<unknown>) => {
  try {
    const done = (await work()) as { ok?: boolean; reason?: string; value?: { state?: string } };
    return done.ok === false ? done.reason : (done.value?.state ?? 'done');
  } catch (error) {
    const { permission, reason } = error as { permission?: string; reason?: string };
    if (!permission) throw error;
    return `${permission}: ${reason}`;
  }
};

test.each<[StaffRole, { see: string; price: string; label: string; apply: string; applyLabel: string; wide: string }]>([
  [
    'owner',
    {
      see: 'done',
      price: 'done',
      label: 'done',
      apply: 'scheduled',
      applyLabel: 'applied',
      wide: 'prices.edit-widely: proof',
    },
  ],
  [
    'manager',
    {
      see: 'done',
      price: 'done',
      label: 'done',
      apply: 'scheduled',
      applyLabel: 'applied',
      wide: 'prices.edit-widely: proof',
    },
  ],
  [
    'sales',
    {
      see: 'done',
      price: 'done',
      label: 'done',
      apply: 'prices.edit: role',
      applyLabel: 'products.edit: role',
      wide: 'prices.edit: role',
    },
  ],
  [
    'store',
    {
      see: 'done',
      price: 'done',
      label: 'done',
      apply: 'prices.edit: role',
      applyLabel: 'products.edit: role',
      wide: 'prices.edit: role',
    },
  ],
  [
    'content',
    {
      see: 'done',
      price: 'prices.edit: role',
      label: 'done',
      apply: 'prices.edit: role',
      applyLabel: 'applied',
      wide: 'prices.edit: role',
    },
  ],
  [
    'accounting',
    {
      see: 'products.edit: role',
      price: 'prices.edit: role',
      label: 'products.edit: role',
      apply: 'prices.edit: role',
      applyLabel: 'products.edit: role',
      wide: 'prices.edit: role',
    },
  ],
])('%s sees, makes and applies what the role may (change-5)', async (role, expected) => {
  const { shop, made, found } = await setShop({ products: goods(52) });
  const actor = await staffMember(shop.db.kysely, role);
  const { changeSets } = shop;
  const make = (rule: ChangeRule) =>
    outcome(() => changeSets.make(actor, { title: 'Oma', source: 'rule', rule, selection: one }));
  const apply = async (rule: ChangeRule, selection?: typeof one) => {
    const { id, version } = await made(rule, selection);
    const answer = await outcome(() => changeSets.approve(actor, id, version));
    if (answer !== 'scheduled' && answer !== 'applied') expect((await found(id)).state).toBe('checked');
    return answer;
  };
  expect({
    see: await outcome(() => Promise.resolve().then(() => changeSets.list(actor))),
    price: await make(plus(1)),
    label: await make(label),
    apply: await apply(plus(1), one),
    applyLabel: await apply(label, one),
    wide: await apply(plus(1)),
  }).toEqual(expected);
});

test('a proposal is applied by somebody else, and its author may take it back (change-4)', async () => {
  const { shop, made, found } = await setShop({ products: goods(2) });
  const { changeSets } = shop;
  const seller = await staffMember(shop.db.kysely, 'sales');
  const manager = await staffMember(shop.db.kysely, 'manager');
  const other = await staffMember(shop.db.kysely, 'sales', { name: 'Toinen' });
  const version = async (id: number) => (await found(id)).version;

  const set = await made(plus(2), one, seller);
  await changeSets.propose(seller, set.id);
  expect(await outcome(async () => changeSets.approve(seller, set.id, await version(set.id)))).toBe(
    'prices.edit: role',
  );
  expect(await outcome(async () => changeSets.approve(manager, set.id, await version(set.id)))).toBe('scheduled');
  expect(await found(set.id)).toMatchObject({ author: { name: seller.name }, decider: manager.name });
  expect(await outcome(() => changeSets.recall(other, set.id))).toBe('change-sets.undo-any: role');
  expect(await outcome(() => changeSets.recall(seller, set.id))).toBe('done');

  const own = await made(plus(2), one, manager);
  await changeSets.propose(manager, own.id);
  expect(await outcome(async () => changeSets.approve(manager, own.id, await version(own.id)))).toBe(
    'prices.edit: role',
  );
  const { rows } = await shop.db.query("select action from audit_entry where subject_kind = 'change-set' order by id");
  expect(rows.map(({ action }) => action)).toEqual([
    'change-sets.propose',
    'change-sets.approve',
    'change-sets.recall',
    'change-sets.propose',
  ]);
});

test('a wide change needs a factor bound to the set as it was checked, and of a manager a second person', async () => {
  const { shop, made, found } = await setShop({ products: goods(1) });
  const set = await made(plus(-40));
  const proof = { permission: 'prices.edit-widely' as const, subject: consentSubject(set), cents: null };
  const colleague = await staffMember(shop.db.kysely, 'owner');
  const approve = (actor: Actor) => outcome(() => shop.changeSets.approve(actor, set.id, set.version));
  const manager = await staffMember(shop.db.kysely, 'manager', { proof });
  expect(await approve(manager)).toBe('prices.edit-widely: approval');
  const old = { ...proof, subject: consentSubject({ ...set, version: set.version - 1 }) };
  expect(await approve(await staffMember(shop.db.kysely, 'owner', { proof: old }))).toBe('prices.edit-widely: proof');
  expect((await found(set.id)).state).toBe('checked');
  const both = { ...manager, approvedBy: { id: colleague.id, name: colleague.name } };
  expect(await approve(both)).toBe('scheduled');
});

test('who may edit products only cannot slip a price into their rows (change-5)', async () => {
  const { shop } = await setShop({ products: goods(1) });
  const writer = await staffMember(shop.db.kysely, 'content');
  const row = { part: 'products' as const, row: { sku: 'T1', popularity: 3, price: 1 } };
  const make = () => shop.changeSets.make(writer, { title: 'Oma', source: 'cells', rows: [row] });
  expect(await outcome(make)).toBe('prices.edit: role');
});

const quantity = (from: number, percent: number): ChangeRule => ({ kind: 'quantity', breaks: [{ from, percent }] });

test('quantity prices far below the price, or of many goods, are a wide change (change-5)', async () => {
  const { shop, made, found, rowsOf } = await setShop({ products: goods(52) });
  const manager = await staffMember(shop.db.kysely, 'manager');
  const approve = async (rule: ChangeRule, selection?: typeof one) => {
    const { id, version } = await made(rule, selection);
    return { id, answer: await outcome(() => shop.changeSets.approve(manager, id, version)) };
  };
  const deep = await approve(quantity(2, 99), one);
  expect(deep.answer).toBe('prices.edit-widely: proof');
  expect((await found(deep.id)).counts).toMatchObject({ priced: 0, breaks: 1, largestDrop: 0.99, lowers: true });
  expect(await rowsOf(deep.id)).toMatchObject([
    { shopper: { from: 2, before: 10_000, after: 100 }, notices: ['drop'] },
  ]);
  expect((await approve(quantity(2, 5))).answer).toBe('prices.edit-widely: proof');
  const small = await approve(quantity(10, 30), one);
  expect(small.answer).toBe('applied');
  // the same price from fewer pieces on is a lower price
  const undeep = await approve(quantity(2, 30.5), one);
  expect(undeep.answer).toBe('prices.edit-widely: proof');
  expect((await approve(quantity(2, 30), one)).answer).toBe('applied');
});

test('rows that a choice takes in are counted with it, or the choice is not stored (change-5)', async () => {
  const { shop, made, found, rowsOf } = await setShop({ products: goods(2) });
  const set = await made(plus(2));
  await shop.db.query(`alter table change_set add constraint stuck check (version <= ${set.version}) not valid`);
  try {
    await expect(shop.changeSets.resolve(aino, set.id, [1], 'skip')).rejects.toThrow('stuck');
  } finally {
    await shop.db.query('alter table change_set drop constraint stuck');
  }
  expect((await rowsOf(set.id)).map(({ resolution }) => resolution)).toEqual([null, null]);
  expect((await found(set.id)).counts).toEqual(set.counts);
});

test('a set whose rows grew after the counts that were consented to is decided again (change-10)', async () => {
  const { shop, made, found, price } = await setShop({ products: goods(1) });
  const manager = await staffMember(shop.db.kysely, 'manager');
  const { id } = await made(plus(-40));
  await shop.changeSets.resolve(manager, id, [1], 'skip');
  const { version } = await found(id);
  // what a choice leaves that commits its rows before its counts
  await shop.db.query('update change_set_row set resolution = null where set_id = $1', [id]);
  expect(await outcome(() => shop.changeSets.approve(manager, id, version))).toBe('checked');
  expect(await found(id)).toMatchObject({ state: 'checked', failure: 'conflict', counts: { priced: 1 } });
  expect(await price('T1')).toBe(10_000);
  expect(await outcome(async () => shop.changeSets.approve(manager, id, (await found(id)).version))).toBe(
    'prices.edit-widely: proof',
  );
});

test('who may only propose prices cannot lower one by undoing their own set (change-10)', async () => {
  const { shop, made, found, approved, wait, price } = await setShop({ products: goods(1) });
  const { changeSets } = shop;
  const seller = await staffMember(shop.db.kysely, 'sales');
  const undo = async (actor: Actor, id: number) => {
    const made = await changeSets.undo(actor, id);
    if (!made.ok) throw new Error(made.reason);
    return found(made.value.id);
  };
  const rise = await made(plus(100), one, seller);
  await approved(rise.id);
  await wait(15);
  const back = await undo(seller, rise.id);
  expect(back.counts).toMatchObject({ lowers: true, largestDrop: 0.5 });
  expect(await outcome(() => changeSets.approve(seller, back.id, back.version))).toBe('prices.edit: role');
  const manager = await staffMember(shop.db.kysely, 'manager');
  expect(await outcome(() => changeSets.approve(manager, back.id, back.version))).toBe('prices.edit-widely: proof');
  expect(await changeSets.moves(seller, back)).not.toContain('approve');
  expect(await price('T1')).toBe(20_000);
});

test('who may only propose prices cannot write over a colleague’s price with the way back of their own (change-10)', async () => {
  const { shop, made, found, approved, wait, price } = await setShop({ products: goods(1) });
  const { changeSets } = shop;
  const seller = await staffMember(shop.db.kysely, 'sales');
  const fall = await made(plus(-20), one, seller);
  await approved(fall.id);
  await wait(15);
  const others = await made(plus(-10), one);
  await approved(others.id);
  await wait(15);
  const back = await changeSets.undo(seller, fall.id);
  if (!back.ok) throw new Error(back.reason);
  const { id } = back.value;
  expect(await outcome(() => changeSets.resolve(seller, id, [1], 'mine'))).toBe('checked');
  expect(await outcome(async () => changeSets.approve(seller, id, (await found(id)).version))).toBe(
    'prices.edit: role',
  );
  expect(await price('T1')).toBe(7200);
});
