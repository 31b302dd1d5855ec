import { expect, test } from 'vitest';
import type { Campaign, Effect } from '#domain/campaigns/campaign.ts';
import { tierLabel } from './tier-label.ts';

const campaign = (...effects: Effect[]): Campaign => ({
  code: 'ETU',
  name: { fi: 'Talven etu', en: 'Winter offer' },
  automatic: false,
  priority: 100,
  rules: effects.map((effect) => ({ conditions: [], effect })),
});

test.each([
  ['a percentage', [{ kind: 'percentage', percent: 7.5 }], '−7,5 %'],
  ['an amount', [{ kind: 'amount', cents: 1_500 }], '−15 €'],
  ['free delivery', [{ kind: 'free_delivery', methods: null }], 'Winter offer'],
  [
    'more than one thing',
    [
      { kind: 'percentage', percent: 5 },
      { kind: 'free_delivery', methods: null },
    ],
    'Winter offer',
  ],
] as [string, Effect[], string][])('a tier is called by what it gives: %s', (_, effects, label) => {
  expect(tierLabel(campaign(...effects), 'en').replace(/\s/g, ' ')).toBe(label);
});

test('Finnish where there is no English', () => {
  const name = { fi: 'Talven etu' };
  expect(tierLabel({ ...campaign(), name }, 'en')).toBe('Talven etu');
});
