import { type Locale, localize } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import type { T } from '#web/messages/i18n.tsx';

/** The discount of a tier that has no other effect: `5 %` or `15 €`. */
function amountOff({ rules }: Campaign): string | null {
  const [only] = rules.length === 1 ? rules : [];
  if (only?.effect.kind === 'percentage') return `${String(only.effect.percent).replace('.', ',')} %`;
  if (only?.effect.kind === 'amount') return formatEuros(only.effect.cents);
  return null;
}

/** A short label of a tier: its percentage or amount, or its name. */
export function tierLabel(campaign: Campaign, locale: Locale): string {
  const amount = amountOff(campaign);
  return amount === null ? localize(campaign.name, locale).text : `−${amount}`;
}

/** The offer of a tier within a sentence: `saat −5 %`, `save 5 %`. */
export function tierOffer(campaign: Campaign, t: T, locale: Locale): string {
  const amount = amountOff(campaign);
  if (amount !== null) return t('cart.tier.save', { amount });
  return t('cart.tier.get', { name: localize(campaign.name, locale).text });
}
