import { formatEuros } from '#domain/base/money.ts';
import type { Campaign, CampaignFacts } from '#domain/campaigns/campaign.ts';
import { freeDeliveryGap } from '#domain/cart/campaigns/free-delivery-gap.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';

type Props = { items: readonly CartItem[]; campaigns: readonly Campaign[]; facts: CampaignFacts };

/** What is missing from free delivery, or that the cart has it; nothing where no campaign offers it. */
export function DeliveryNudge({ items, campaigns, facts }: Props) {
  const { t } = useI18n();
  const gap = freeDeliveryGap(items, campaigns, facts);
  if (gap === null) return null;
  return (
    <p className="deal-note" role="status">
      <Icon name="truck" small />
      {gap === 0 ? t('cart.nudge.free') : t('cart.nudge', { amount: formatEuros(gap) })}
    </p>
  );
}
