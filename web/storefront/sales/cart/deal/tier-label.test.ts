import { expect, test } from 'vitest';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import { loadLocale } from '#web/messages/i18n.tsx';
import { tierLabel, tierOffer } from './tier-label.ts';

const tier = (effect: object) =>
  ({ name: { fi: 'Lahja', en: 'A gift' }, rules: [{ conditions: [], effect }] }) as unknown as Campaign;

test.each([
  ['fi', { kind: 'percentage', percent: 5 }, '−5 %', 'saat −5 %'],
  ['en', { kind: 'percentage', percent: 5 }, '−5 %', 'save 5 %'],
  ['en', { kind: 'amount', cents: 1500 }, '−15 €', 'save 15 €'],
  ['fi', { kind: 'gift' }, 'Lahja', 'saat Lahja'],
  ['en', { kind: 'gift' }, 'A gift', 'get A gift'],
] as const)('in %s %j is %s, and within a sentence %s', async (locale, effect, label, offer) => {
  const t = await loadLocale(locale, 'buying');
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(tierLabel(tier(effect), locale))).toBe(label);
  expect(plain(tierOffer(tier(effect), t, locale))).toBe(offer);
});
