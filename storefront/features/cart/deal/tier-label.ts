import { type Locale, localize } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';

/** What a tier gives in a few signs: its percentage or amount where that is all, else its name. */
export function tierLabel({ name, rules }: Campaign, locale: Locale): string {
  const [only] = rules.length === 1 ? rules : [];
  if (only?.effect.kind === 'percentage') return `−${String(only.effect.percent).replace('.', ',')} %`;
  if (only?.effect.kind === 'amount') return `−${formatEuros(only.effect.cents)}`;
  return localize(name, locale).text;
}
