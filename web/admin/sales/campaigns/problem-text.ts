import type fi from '#web/messages/admin/fi/campaigns.ts';
import type { Translate } from '#web/messages/messages.ts';

type T = Translate<typeof fi>;

/** Why a field is not accepted, in the person's language; a rare reason as the import says it. */
export function reasonText(t: T, reason: string): string {
  if (/^(?:is missing|must say one of|must be a text)/.test(reason)) return t('problem.missing');
  if (/^must be (?:a number|euros|a percentage)$/.test(reason)) return t('problem.number');
  if (reason === 'must be a whole number') return t('problem.whole');
  if (reason === 'must be above 0' || reason === 'must be at least 1') return t('problem.above');
  if (/two decimals$/.test(reason)) return t('problem.decimals');
  if (/^must be a day/.test(reason)) return t('problem.time');
  if (reason === 'must be after from') return t('problem.order');
  if (reason === 'must be less than buy') return t('problem.pay');
  if (/id of a delivery method$/.test(reason)) return t('problem.method');
  if (reason === 'must have at least 1 entries') return t('problem.rules');
  if (reason === 'must have at least 1 characters') return t('problem.missing');
  const unknown = /^the shop has no \S+ (.+)$/s.exec(reason);
  if (unknown) return t('problem.reference', { name: unknown[1] ?? '' });
  const most = /^must be at most (\d+)$/.exec(reason);
  if (most) return t('problem.most', { most: most[1] ?? '' });
  const long = /^must have at most (\d+) characters$/.exec(reason);
  return long ? t('problem.long', { most: long[1] ?? '' }) : reason;
}

type Named = Extract<keyof typeof fi, `field.${string}`>;

/** A field as the form names it; one of a rule with its number. */
export function fieldText(t: T, field: string, keys: readonly string[]): string {
  const [first = '', key = '', own = ''] = field.split('/');
  const name: string = own || first;
  const isNamed = (text: string): text is Named => t(text as Named) !== text;
  const label = isNamed(`field.${name}`) ? t(`field.${name}` as Named) : field;
  if (first === 'tier') return `${t('tiers.from')}, ${decodeURIComponent(key)}`;
  return first === 'rule' ? `${t('part.rule', { number: keys.indexOf(key) + 1 })}, ${label}` : label;
}
