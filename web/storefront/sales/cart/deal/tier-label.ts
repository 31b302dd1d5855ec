import { type Locale, localize } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import type { T } from '#web/messages/i18n.tsx';

/** How much a tier takes off, where that is all it does: `5 %` or `15 €`. */
function amountOff({ rules }: Campaign): string | null {
  const [only] = rules.length === 1 ? rules : [];
  if (only?.effect.kind === 'percentage') return `${String(only.effect.percent).replace('.', ',')} %`;
  if (only?.effect.kind === 'amount') return formatEuros(only.effect.cents);
  return null;
}

/** What a tier gives in a few signs: its percentage or amount where that is all, else its name. */
export function tierLabel(campaign: Campaign, locale: Locale): string {
  const amount = amountOff(campaign);
  return amount === null ? localize(campaign.name, locale).text : `−${amount}`;
}

/** What a tier gives within a sentence: `saat −5 %`, `save 5 %`. */
export function tierOffer(campaign: Campaign, t: T, locale: Locale): string {
  const amount = amountOff(campaign);
  if (amount !== null) return t('cart.tier.save', { amount });
  return t('cart.tier.get', { name: localize(campaign.name, locale).text });
}
