import { expect, test } from 'vitest';
import { rules } from './rules.ts';

test('promotes pinned products by their first record and filters hidden ones out (search-9)', () => {
  const records = new Map([
    ['KELKKA', ['KELKKA-1', 'KELKKA-2']],
    ['REKI', ['REKI']],
  ]);
  const made = rules(
    {
      pinned: { 'talvi kelkka': { fi: ['REKI', 'GONE', 'KELKKA'], en: [] }, kesä: { fi: ['GONE'], en: ['REKI'] } },
      hidden: ['A"B', 'C'],
      hiddenFrom: { kelkka: ['REKI'] },
    },
    'fi',
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
    { objectID: 'hidden-kelkka', conditions: [{ pattern: 'kelkka', anchoring: 'is' }] },
    { objectID: 'hidden', consequence: { params: { filters: 'NOT parentSku:"A\\"B" AND NOT parentSku:"C"' } } },
    { objectID: 'quick-search' },
  ]);
  expect(rules({ pinned: {}, hidden: [], hiddenFrom: {} }, 'fi', new Map())).toHaveLength(1);
});
