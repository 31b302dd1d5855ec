import { expect, test } from 'vitest';
import { readTierForm } from './read-tier-form.ts';

function read(fields: Record<string, string | string[]>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one);
  return Object.fromEntries(readTierForm(form).map(({ field, mine }) => [field, mine]));
}

test('tiers are changed, added and removed by the codes of their campaigns (admin-campaign-8)', () => {
  expect(
    read({
      'base.tiers': 'A\nB',
      remove: 'A',
      'add.code': ' c ',
      'add.from': '99,9',
      'base.login': '1',
      'base.tier/B/from': '100',
      'f.tier/B/from': '1 200',
      'base.from': '',
      'd.from': '2026-12-01',
      'h.from': '09:00',
    }),
  ).toEqual({ tiers: 'B\nC', 'tier/C/from': '99.90', 'tier/B/from': '1200', login: '', from: '2026-12-01T09:00' });
});

test('a tier that is there already is not added again, and what a conflict decided is taken', () => {
  expect(read({ 'base.tiers': 'A', 'add.code': 'a', 'add.from': '5' })).toEqual({ tiers: 'A' });
  expect(read({ 'base.tiers': 'A', 'f.tiers': 'B', 'base.until': '', 'f.until': '2026-12-24' })).toEqual({
    tiers: 'B',
    until: '2026-12-24',
  });
});
