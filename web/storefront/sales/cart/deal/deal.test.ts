import { beforeEach, expect, test, vi } from 'vitest';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import type { CartRule } from '#domain/sales/campaigns/cart-rule.ts';
import { guest, sessionStore } from '#web/storefront/customers/session/session.ts';
import { cartItem } from '../cart-item.fixture.ts';
import { addToCart, cartStore, clearCart, editCart } from '../cart-store.ts';
import { refreshCart } from '../refresh-cart.ts';
import { applyCode, removeCode } from './change-deal.ts';
import { followOffers, refreshOffers } from './keep-campaign.ts';
import { campaignCodeOf, campaignOf } from './read-deal.ts';

const percent = (code: string, percent: number): Campaign => ({
  code,
  name: { fi: code },
  automatic: false,
  priority: 100,
  rules: [{ conditions: [], effect: { kind: 'percentage', percent } }],
});
const tier = percent('ETU5', 5);
const rule: CartRule = {
  id: 'etu',
  productSearchFilters: '',
  isLoginRequired: false,
  type: 'cart_value',
  // in euros, as the endpoint returns it
  priceTiers: [{ from: 100, campaignCode: 'ETU5' }],
};
const helmet = cartItem({ isCartRuleItem: true });

/** Responses by endpoint; a function for one that changes. */
type Responses = { rule?: unknown; code?: unknown; check?: { success: boolean; error?: string } };
let asked: { path: string; body: Record<string, unknown> | null }[];
let responses: Responses;
const why = async (typed: string) => (await applyCode(typed)).why;
const euros = {
  ...helmet,
  price: { ...helmet.price, finalPrice: { inclTax: 139, exclTax: 110.76 }, price: 169, lowest30: 169 },
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  asked = [];
  responses = { rule: { rule, campaigns: [tier], automatic: [] }, check: { success: true } };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    asked.push({ path, body: init.body ? JSON.parse(String(init.body)) : null });
    if (path.endsWith('RuleDetailsV2')) return Response.json(responses.rule);
    if (path.endsWith('CodeDetailsV2'))
      return responses.code === 429
        ? Response.json({}, { status: 429, headers: { 'retry-after': '185' } })
        : Response.json(responses.code);
    const validations = { campaignCodeValidationResult: responses.check };
    return Response.json({ success: responses.check?.success, validations, items: [euros], problems: [], gifts: [] });
  });
  sessionStore.setState(guest);
  clearCart();
  editCart(() => ({ cartRule: null, offers: null }));
  addToCart(helmet);
});

const campaign = () => campaignOf(cartStore.getState());
const campaigns = () => asked.filter(({ path }) => path.includes('validateCart')).map(({ body }) => body?.campaign);

test('applies the reached tier by itself, and sends its code with the check (campaign-2)', async () => {
  await refreshOffers();
  expect(campaign()).toMatchObject({ code: 'ETU5', isCartRuleTierCode: true, discountSum: 695 });
  await refreshCart('fi');
  expect(campaigns()).toEqual(['ETU5']);
});

test('follows the items and the session until it is stopped (campaign-2)', async () => {
  const offersAsked = () => asked.filter(({ path }) => path.endsWith('RuleDetailsV2')).length;
  const stop = followOffers();
  await vi.waitFor(() => expect(campaign()?.discountSum).toBe(695));
  addToCart(helmet);
  await vi.waitFor(() => expect(campaign()?.discountSum).toBe(1390));
  expect(offersAsked()).toBe(1);
  sessionStore.setState({ user: { id: 'u1', firstname: 'Aino', email: 'aino@example.fi', isVerified: true } });
  expect(offersAsked()).toBe(2);
  stop();
  sessionStore.setState(guest);
  clearCart();
  expect(offersAsked()).toBe(2);
});

test('converts campaign and tier sums from euros to cents', async () => {
  responses.rule = { rule: { ...rule, priceTiers: [{ from: 139.01, campaignCode: 'ETU5' }] }, campaigns: [tier] };
  await refreshOffers();
  expect(campaign()).toBeNull();
  const off = {
    ...tier,
    rules: [{ conditions: [{ kind: 'value', min: 139 }], effect: { kind: 'amount', euros: 12.5 } }],
  };
  responses.rule = { rule: { ...rule, priceTiers: [{ from: 139, campaignCode: 'ETU5' }] }, campaigns: [off] };
  await refreshOffers();
  expect(campaign()).toMatchObject({ code: 'ETU5', discountSum: 1250 });
  responses.code = { valid: true, code: 'KESÄ', campaign: { ...off, code: 'KESÄ' } };
  await applyCode('KESÄ');
  expect(campaign()).toMatchObject({ code: 'KESÄ', discountSum: 1250 });
});

test('replaces the tier by a typed code, and restores it when the code is removed (campaign-2)', async () => {
  await refreshOffers();
  responses.code = { valid: true, code: 'KESÄ', campaign: percent('KESÄ', 20) };
  expect(await why(' kesä ')).toBe('works');
  expect(asked.at(-1)?.body).toMatchObject({ code: 'kesä', isUserInitiated: true });
  expect(campaign()).toMatchObject({ code: 'KESÄ', isCartRuleTierCode: false, discountSum: 2_780 });
  removeCode();
  expect(campaign()).toMatchObject({ code: 'ETU5', isCartRuleTierCode: true });
});

test('keeps an invalid code without discount until the check clears it and the tier applies again (campaign-4, cart-5)', async () => {
  await refreshOffers();
  responses.code = { valid: false, code: 'VÄÄRÄ', error: 'unknown' };
  expect(await why('väärä')).toBe('unknown');
  expect(campaign()).toMatchObject({ code: 'väärä', discountSum: 0, isCartRuleTierCode: false });
  expect(campaignCodeOf(cartStore.getState())).toBeNull();

  expect(await refreshCart('fi')).toEqual([]);
  // a second request would count twice against the limit of wrong codes
  expect(campaigns()).toEqual([null]);
  // fetches the rule again, then applies its tier
  await vi.waitFor(() => expect(campaign()?.code).toBe('ETU5'));
});

test('reports a valid code that has ended', async () => {
  responses = {
    ...responses,
    rule: { error: 'no_rule' },
    code: { valid: true, code: 'KESÄ', campaign: percent('KESÄ', 20) },
  };
  await applyCode('KESÄ');
  responses.check = { success: false };
  expect(await refreshCart('fi')).toEqual([{ id: 'KESÄ', name: 'KESÄ', kind: 'codeGone' }]);
  expect(campaign()).toBeNull();
});

test('does not clear a code typed during the check of another', async () => {
  responses.check = { success: false };
  const checking = refreshCart('fi');
  responses.code = { valid: true, code: 'KESÄ', campaign: percent('KESÄ', 20) };
  await Promise.all([checking, applyCode('KESÄ')]);
  expect(campaign()?.code).toBe('KESÄ');
});

test('applies a rule for signed-in customers after signing in (campaign-3)', async () => {
  responses.rule = { rule: { ...rule, isLoginRequired: true }, campaigns: [tier], automatic: [] };
  await refreshOffers();
  expect(campaign()).toBeNull();
  sessionStore.setState({ user: { id: 'u', firstname: 'Aino', email: 'a@example.com', isVerified: true } });
  await refreshOffers();
  expect(campaign()?.code).toBe('ETU5');
});

test.each([
  ['tried too often', 429, { why: 'too_often', minutes: 4 }],
  ['used up', { valid: false, code: 'X', error: 'used_up' }, { why: 'used_up' }],
])('returns the outcome of a code: %s', async (_, answer, outcome) => {
  responses.code = answer;
  expect(await applyCode('X')).toEqual(outcome);
});

test('keeps an accepted code when the limit of tries is reached (campaign-6)', async () => {
  await refreshOffers();
  responses.code = { valid: true, code: 'KESÄ', campaign: percent('KESÄ', 20) };
  await applyCode('KESÄ');
  responses.check = { success: false, error: 'too_many_tries' };
  expect(await refreshCart('fi')).toEqual([]);
  expect(campaign()).toMatchObject({ code: 'KESÄ', discountSum: 2_780 });
});

test('changes nothing without a response', async () => {
  await refreshOffers();
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline');
  });
  expect(await why('KESÄ')).toBe('no_answer');
  await refreshOffers();
  expect(campaign()?.code).toBe('ETU5');
});

test.each([
  ['rubbish', { campaign: { code: 1 }, offers: { ofTiers: [{ code: 'A' }] }, cartRule: { type: 'x' } }],
  [
    'a rule of another version',
    { campaign: { code: 'A', campaign: { ...tier, rules: [{ conditions: [], effect: { kind: 'new' } }] } } },
  ],
  [
    'an effect without its number',
    { campaign: { code: 'A', campaign: { ...tier, rules: [{ conditions: [], effect: { kind: 'percentage' } }] } } },
  ],
])('reads no campaign from a stored %s', (_, stored) => {
  editCart(() => stored);
  expect(campaign()).toBeNull();
});
