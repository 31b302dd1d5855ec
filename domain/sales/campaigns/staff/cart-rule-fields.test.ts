import { expect, test } from 'vitest';
import type { CartRule } from '#domain/sales/campaigns/cart-rule.ts';
import { cartRuleFields, cartRuleRowOf, fieldOfRulePath } from './cart-rule-fields.ts';

const ZONE = 'Europe/Helsinki';
const rule: CartRule = {
  id: 'portaat',
  productSearchFilters: 'NOT outlet:true',
  isLoginRequired: true,
  type: 'cart_value',
  goods: { fi: 'Ajovarusteet' },
  priceTiers: [
    { from: 10_000, campaignCode: 'PORRAS-1' },
    { from: 25_050, campaignCode: 'PORRAS-2' },
  ],
};
const fields = cartRuleFields({ rule, from: new Date('2026-11-20T22:00:00Z'), until: null }, ZONE);

test('a form shows tiers by the codes of their campaigns, in euros or pieces (admin-campaign-8)', () => {
  expect(fields).toEqual({
    'goods.fi': 'Ajovarusteet',
    'goods.en': '',
    filter: 'NOT outlet:true',
    type: 'cart_value',
    login: '1',
    from: '2026-11-21',
    until: '',
    tiers: 'PORRAS-1\nPORRAS-2',
    'tier/PORRAS-1/from': '100',
    'tier/PORRAS-2/from': '250.50',
  });
  const pieces = cartRuleFields({ rule: { ...rule, type: 'amount' }, from: null, until: null }, ZONE);
  expect(pieces['tier/PORRAS-1/from']).toBe('10000');
});

test('the same form is the row of a file, its tiers from the lowest up (admin-campaign-8)', () => {
  const typed = { ...fields, 'tier/PORRAS-1/from': '300', login: '' };
  expect(cartRuleRowOf('portaat', typed, ZONE)).toEqual({
    id: 'portaat',
    productSearchFilters: 'NOT outlet:true',
    goods: { fi: 'Ajovarusteet' },
    isLoginRequired: false,
    type: 'cart_value',
    from: '2026-11-21',
    priceTiers: [
      { from: 250.5, campaignCode: 'PORRAS-2' },
      { from: 300, campaignCode: 'PORRAS-1' },
    ],
  });
});

test('a problem of a tier is named by its field, after sorting', () => {
  const row = cartRuleRowOf('portaat', { ...fields, 'tier/PORRAS-1/from': '300' }, ZONE);
  expect(fieldOfRulePath(['priceTiers', 1, 'from'], row)).toBe('tier/PORRAS-1/from');
  expect(fieldOfRulePath(['priceTiers'], row)).toBe('tiers');
  expect(fieldOfRulePath(['productSearchFilters'], row)).toBe('filter');
  expect(fieldOfRulePath(['goods', 'fi'], row)).toBe('goods.fi');
});
