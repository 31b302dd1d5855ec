import { keysIn } from '#domain/base/merge-edits.ts';
import type { CartRule } from '#domain/sales/campaigns/cart-rule.ts';
import { type CampaignFields, fromText, present, timeOf, untilText } from './campaign-fields.ts';
import { eurosText } from './effect-text.ts';

/** A cart rule with its times. */
export type CartRuleRecord = { rule: CartRule; from: Date | null; until: Date | null };

/** The field of where a tier begins: a tier goes by the code of its campaign. */
export const tierField = (code: string): string => `tier/${encodeURIComponent(code)}/from`;
/** Fields whose lines are keys: what either person adds or takes away counts. */
export const isTierList = (field: string): boolean => field === 'tiers';

/** The form of a cart rule as it is stored (admin-campaign-8). */
export function cartRuleFields({ rule, from, until }: CartRuleRecord, timeZone: string): CampaignFields {
  const fields: CampaignFields = {
    'goods.fi': rule.goods?.fi ?? '',
    'goods.en': rule.goods?.en ?? '',
    filter: rule.productSearchFilters,
    type: rule.type,
    login: rule.isLoginRequired ? '1' : '',
    from: fromText(from, timeZone),
    until: untilText(until, timeZone),
    tiers: rule.priceTiers.map(({ campaignCode }) => campaignCode).join('\n'),
  };
  for (const { from: least, campaignCode } of rule.priceTiers)
    fields[tierField(campaignCode)] = rule.type === 'amount' ? String(least) : eurosText(least);
  return fields;
}

const number = (text: string): number | string => (/^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Number(text) : text);

/** The fields as the row of a file, tiers from the lowest up; what is wrong in a field stays, to be refused by name. */
export function cartRuleRowOf(id: string, fields: CampaignFields, timeZone: string): Record<string, unknown> {
  const text = (name: string) => fields[name] ?? '';
  const goods = present({ fi: text('goods.fi') || undefined, en: text('goods.en') || undefined });
  const tiers = keysIn(text('tiers')).map((campaignCode) => ({
    from: number(text(tierField(campaignCode))),
    campaignCode,
  }));
  return present({
    id,
    productSearchFilters: text('filter'),
    goods: Object.keys(goods).length > 0 ? goods : undefined,
    isLoginRequired: text('login') === '1',
    type: text('type'),
    from: timeOf(text('from'), timeZone),
    until: timeOf(text('until'), timeZone),
    priceTiers: tiers.toSorted((a, b) => Number(a.from) - Number(b.from)),
  });
}

/** The field of the form that a path of the row is of; tiers stand in the order of the row. */
export function fieldOfRulePath(path: readonly PropertyKey[], row: Record<string, unknown>): string {
  const [first = '', second = ''] = path.map(String);
  if (first === 'productSearchFilters') return 'filter';
  if (first === 'isLoginRequired') return 'login';
  if (first !== 'priceTiers') return [first, second].filter(Boolean).join('.');
  const tiers: unknown[] = Array.isArray(row.priceTiers) ? row.priceTiers : [];
  const tier = tiers[Number(second)];
  const code = typeof tier === 'object' && tier !== null && 'campaignCode' in tier ? String(tier.campaignCode) : '';
  return second === '' || code === '' ? 'tiers' : tierField(code);
}
