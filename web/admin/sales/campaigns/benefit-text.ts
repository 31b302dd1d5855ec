import { formatEuros } from '#domain/base/money.ts';
import type { Campaign, Effect } from '#domain/sales/campaigns/campaign.ts';
import type fi from '#web/messages/admin/fi/campaigns.ts';
import type { Translate } from '#web/messages/messages.ts';

type T = Translate<typeof fi>;

/** What a rule does, in a few words: `−10 %`. */
export function effectWords(t: T, effect: Effect): string {
  switch (effect.kind) {
    case 'percentage':
      return `−${String(effect.percent).replace('.', ',')} %`;
    case 'amount':
      return `−${formatEuros(effect.cents)}`;
    case 'fixed_price':
      return formatEuros(effect.cents);
    case 'buy_pay':
      return `${effect.buy} → ${effect.pay}`;
    case 'gift_item':
      return `${t('effect.gift')}: ${effect.amount} × ${effect.sku}`;
    case 'free_delivery':
      return t('effect.freeDelivery');
  }
}

/** The first rule of a campaign, and how many more there are. */
export function benefitText(t: T, rules: Campaign['rules']): string {
  const [first, ...rest] = rules;
  if (!first) return '–';
  const words = effectWords(t, first.effect);
  return rest.length > 0 ? `${words} ${t('campaigns.more', { count: rest.length })}` : words;
}
