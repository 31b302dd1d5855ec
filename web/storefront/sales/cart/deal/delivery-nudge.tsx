import { useId } from 'react';
import { formatEuros } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Campaign, CampaignFacts } from '#domain/sales/campaigns/campaign.ts';
import { freeDeliveryOffer } from '#domain/sales/cart/campaigns/free-delivery-offer.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './deal.module.css';

type Props = { items: readonly CartItem[]; campaigns: readonly Campaign[]; facts: CampaignFacts };

/**
 * What is missing from free delivery with the progress towards it, or that it is reached, and the methods it covers.
 * Renders nothing without such a campaign (cart-16).
 */
export function DeliveryNudge({ items, campaigns, facts }: Props) {
  const { t, locale } = useI18n();
  const text = useId();
  const offer = freeDeliveryOffer(items, campaigns, facts);
  if (!offer) return null;
  const { gap, from, free, priced } = offer;
  const named = priced.length <= free.length ? priced : free;
  const methods = named.map(({ label }) => label[locale] ?? label.fi).join('; ');
  const withFee = free.find(({ priceBreakdown }) => priceBreakdown.officeFee > 0);
  const texts = [
    gap === 0 ? t('cart.nudge.free') : t('cart.nudge', { amount: formatEuros(gap) }),
    priced.length > 0 && t(named === free ? 'cart.nudge.covers' : 'cart.nudge.excludes', { methods }),
    withFee && t('cart.nudge.fee', { amount: formatEuros(withFee.priceBreakdown.officeFee) }),
  ];
  return (
    <div className={styles.delivery}>
      <p className={styles.dealNote} role="status" id={text}>
        <Icon name="truck" small />
        {texts.filter(Boolean).join(' ')}
      </p>
      {gap > 0 ? <progress className="no-print" aria-labelledby={text} value={from - gap} max={from} /> : null}
    </div>
  );
}
