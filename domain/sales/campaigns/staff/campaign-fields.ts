import { keysIn } from '#domain/base/merge-edits.ts';
import { minutesOf } from '#domain/base/time/local-clock.ts';
import { addDays, isCalendarDay, localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import { instantOfMinute, localMinute } from '#domain/base/time/local-minute.ts';
import type { Campaign, CampaignRule, Condition } from '#domain/sales/campaigns/campaign.ts';
import { effectText, eurosText, thenOf } from './effect-text.ts';

/** A campaign with what stands beside its rules; `ruleKeys` name the rules in their order. */
export type CampaignRecord = {
  campaign: Campaign;
  hasSingleCodes: boolean;
  ruleKeys: readonly string[];
  from: Date | null;
  until: Date | null;
  useLimit: number | null;
  useLimitPerCustomer: number | null;
};

/**
 * The fields of the form of a campaign, each a text. The fields of a rule are `rule/<key>/<name>`, and `rules` lists the keys in
 * their order: two people may change different rules, or different conditions of one.
 */
export type CampaignFields = Record<string, string>;

/** The simple fields of a rule; its effect is one field more. */
export const ruleFields = [
  ...['category', 'brand', 'sku', 'notReduced', 'pieces', 'value', 'from', 'until', 'signedIn', 'more'],
] as const;

export const ruleField = (key: string, name: string): string => `rule/${key}/${name}`;
/** Fields whose lines are keys: what either person adds or takes away counts. */
export const isKeyField = (field: string): boolean =>
  field === 'rules' || /^rule\/[^/]+\/(?:category|brand|sku)$/.test(field);

/** A start as a form shows it: a day of the shop's clock, or a minute of it. */
export function fromText(at: Date | null, timeZone: string): string {
  if (!at) return '';
  const day = localDay(at, timeZone);
  return startOfLocalDay(day, timeZone).getTime() === at.getTime() ? day : localMinute(at, timeZone);
}

/** An end as a form shows it: the last day, or the minute when it ends. */
export function untilText(at: Date | null, timeZone: string): string {
  if (!at) return '';
  const day = localDay(at, timeZone);
  const isMidnight = startOfLocalDay(day, timeZone).getTime() === at.getTime();
  return isMidnight ? addDays(day, -1) : localMinute(at, timeZone);
}

/** A time of a form as a file has it; a text that is no time stays, to be refused by name. */
export function timeOf(text: string, timeZone: string): string | undefined {
  if (text === '') return undefined;
  const [day = '', clock] = text.split('T');
  if (clock === undefined || !isCalendarDay(day) || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(clock)) return text;
  return instantOfMinute(day, minutesOf(clock), timeZone).toISOString();
}

type Named = Extract<Condition, { anyOf: string[] }>;
const isNamed = (condition: Condition): condition is Named => 'anyOf' in condition;

/** The fields of the conditions of a rule. A second condition of one kind, which a file may have, is kept in `more`. */
function conditionFields(conditions: readonly Condition[], timeZone: string): Record<string, string> {
  const fields: Record<string, string> = {};
  const more: Record<string, string[]>[] = [];
  for (const condition of conditions) {
    const { kind } = condition;
    if (isNamed(condition)) {
      if (fields[kind] === undefined) fields[kind] = condition.anyOf.join('\n');
      else more.push({ [kind]: condition.anyOf });
    } else if (kind === 'pieces') fields.pieces = String(Math.max(condition.min, Number(fields.pieces ?? 0)));
    else if (kind === 'value')
      fields.value = eurosText(Math.max(condition.min, Math.round(Number(fields.value ?? 0) * 100)));
    else if (kind === 'dates') {
      fields.from = fromText(condition.from === null ? null : new Date(condition.from), timeZone);
      fields.until = untilText(condition.until === null ? null : new Date(condition.until), timeZone);
    } else if (kind === 'not_reduced') fields.notReduced = '1';
    else fields.signedIn = '1';
  }
  return { ...fields, ...(more.length > 0 && { more: JSON.stringify(more) }) };
}

/** The fields of one rule. */
export function fieldsOfRule(key: string, { conditions, effect }: CampaignRule, timeZone: string): CampaignFields {
  const shown = conditionFields(conditions, timeZone);
  return {
    [ruleField(key, 'effect')]: effectText(effect),
    ...Object.fromEntries(ruleFields.map((name) => [ruleField(key, name), shown[name] ?? ''])),
  };
}

/** The form of a campaign as it is stored (admin-campaign-2). */
export function campaignFields(record: CampaignRecord, timeZone: string): CampaignFields {
  const { campaign, hasSingleCodes, ruleKeys, from, until, useLimit, useLimitPerCustomer } = record;
  const { name, automatic, priority, rules } = campaign;
  const fields: CampaignFields = {
    'name.fi': name.fi,
    'name.en': name.en ?? '',
    works: automatic ? 'automatic' : hasSingleCodes ? 'codes' : 'code',
    priority: String(priority),
    from: fromText(from, timeZone),
    until: untilText(until, timeZone),
    useLimit: useLimit === null ? '' : String(useLimit),
    perCustomer: useLimitPerCustomer === null ? '' : String(useLimitPerCustomer),
    rules: ruleKeys.join('\n'),
  };
  for (const [i, rule] of rules.entries())
    Object.assign(fields, fieldsOfRule(ruleKeys[i] ?? `r${i + 1}`, rule, timeZone));
  return fields;
}

const whole = (text: string): number | string | undefined =>
  text === '' ? undefined : /^\d{1,9}$/.test(text) ? Number(text) : text;
const decimal = (text: string): number | string | undefined =>
  text === '' ? undefined : /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Number(text) : text;
const flag = (text: string): true | undefined => (text === '1' ? true : undefined);
const lines = (text: string): string[] | undefined => {
  const all = keysIn(text);
  return all.length > 0 ? all : undefined;
};

function moreOf(text: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(text || '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Leaves out what was left empty. */
export const present = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A literal `then` would be read as a promise's. */
const THEN = 'then';

function ruleOf(key: string, fields: CampaignFields, timeZone: string) {
  const text = (name: string) => fields[ruleField(key, name)] ?? '';
  const when = present({
    category: lines(text('category')),
    brand: lines(text('brand')),
    sku: lines(text('sku')),
    notReduced: flag(text('notReduced')),
    pieces: whole(text('pieces')),
    value: decimal(text('value')),
    from: timeOf(text('from'), timeZone),
    until: timeOf(text('until'), timeZone),
    signedIn: flag(text('signedIn')),
  });
  const all = [...(Object.keys(when).length > 0 ? [when] : []), ...moreOf(text('more'))];
  return { when: all, [THEN]: thenOf(text('effect')) };
}

/**
 * The fields as the row of a file, for its schema to check: admin and files have one format (docs/campaigns.md). Whatever is wrong in a
 * field stays in the row.
 */
export function campaignRowOf(code: string, fields: CampaignFields, timeZone: string): Record<string, unknown> {
  const text = (name: string) => fields[name] ?? '';
  return present({
    code,
    name: present({ fi: text('name.fi'), en: text('name.en') || undefined }),
    automatic: text('works') === 'automatic',
    uniqueCodes: flag(text('works') === 'codes' ? '1' : ''),
    priority: whole(text('priority')),
    from: timeOf(text('from'), timeZone),
    until: timeOf(text('until'), timeZone),
    useLimit: whole(text('useLimit')),
    useLimitPerCustomer: whole(text('perCustomer')),
    rules: keysIn(text('rules')).map((key) => ruleOf(key, fields, timeZone)),
  });
}

/** The field of the form that a path of the row is of: `rules.0.then.percentage` is the effect of the first rule. */
export function fieldOfPath(path: readonly PropertyKey[], fields: CampaignFields): string {
  const [first = '', second = '', part = '', ...rest] = path.map(String);
  if (first === 'useLimitPerCustomer') return 'perCustomer';
  if (first === 'automatic' || first === 'uniqueCodes') return 'works';
  if (first !== 'rules') return [first, second].filter(Boolean).join('.');
  const key = second === '' ? undefined : keysIn(fields.rules ?? '')[Number(second)];
  if (key === undefined) return 'rules';
  if (part === 'when' && rest[0] !== undefined && rest[1] !== undefined)
    return ruleField(key, rest[0] === '0' ? rest[1] : 'more');
  return ruleField(key, 'effect');
}
