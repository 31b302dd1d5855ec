import { expect, test } from 'vitest';
import type { ChangeRule } from '#domain/catalog/change-sets/change-set.ts';
import type { Actor } from '#domain/staff/actor.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { staffMember } from '#test/actors.ts';
import { consentSubject } from './service.ts';
import { goods, plus, setShop } from './test-sets.ts';

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
