import fc from 'fast-check';
import { expect, test } from 'vitest';
import { membershipChange } from './membership.ts';

const lists = [
  { id: 'kesä', has: true },
  { id: 'talvi', has: false },
  { id: 'joulu', has: true },
];

test('adds to the chosen lists and removes from the others (wish-list-1)', () => {
  expect(membershipChange(lists, ['talvi', 'joulu'])).toEqual({
    ok: true,
    value: { added: ['talvi'], removed: ['kesä'] },
  });
});

test('fails for a list of another customer', () => {
  expect(membershipChange(lists, ['talvi', 'muiden'])).toEqual({ ok: false, reason: 'not_found' });
});

test('leaves the item on the chosen lists only; a second run changes nothing', () => {
  const some = fc.uniqueArray(fc.record({ id: fc.string({ minLength: 1 }), has: fc.boolean(), wanted: fc.boolean() }), {
    selector: ({ id }) => id,
  });
  fc.assert(
    fc.property(some, (made) => {
      const chosen = made.filter(({ wanted }) => wanted).map(({ id }) => id);
      const change = membershipChange(made, [...chosen, ...chosen]);
      if (!change.ok) throw new Error(change.reason);
      const { added, removed } = change.value;
      const after = made.map(({ id, has }) => ({ id, has: added.includes(id) || (has && !removed.includes(id)) }));
      expect(after.filter(({ has }) => has).map(({ id }) => id)).toEqual(chosen);
      expect(membershipChange(after, chosen)).toEqual({ ok: true, value: { added: [], removed: [] } });
    }),
  );
});
