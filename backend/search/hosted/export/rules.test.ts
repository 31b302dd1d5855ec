import { expect, test } from 'vitest';
import { rules } from './rules.ts';

test('pinned products are promoted by their first record, hidden ones are filtered out', () => {
  const records = new Map([
    ['KELKKA', ['KELKKA-1', 'KELKKA-2']],
    ['REKI', ['REKI']],
  ]);
  const made = rules(
    { pinned: { 'talvi kelkka': ['REKI', 'GONE', 'KELKKA'], kesä: ['GONE'] }, hidden: ['A"B', 'C'] },
    records,
  );
  expect(made).toMatchObject([
    {
      objectID: 'pinned-talvi-kelkka',
      conditions: [{ pattern: 'talvi kelkka', anchoring: 'is' }],
      consequence: {
        promote: [
          { objectID: 'REKI', position: 0 },
          { objectID: 'KELKKA-1', position: 1 },
        ],
      },
    },
    { objectID: 'hidden', consequence: { params: { filters: 'NOT parentSku:"A\\"B" AND NOT parentSku:"C"' } } },
    { objectID: 'quick-search' },
  ]);
  expect(rules({ pinned: {}, hidden: [] }, new Map())).toHaveLength(1);
});
