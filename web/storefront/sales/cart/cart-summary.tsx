import { useNavigate } from 'react-router';
import { type Cents, formatEuros } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { SellProblem } from '#domain/catalog/offers/sell-problem.ts';
import type { CartCampaign } from '#domain/sales/cart/campaigns/cart-campaign.ts';
import type { CodeGap } from '#domain/sales/cart/campaigns/code-gap.ts';
import type { CartTotals } from '#domain/sales/cart/price-cart.ts';
import { allowedMethods } from '#domain/sales/delivery/allowed-methods.ts';
import { isPickup } from '#domain/sales/delivery/shipping-method.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { storeNames } from '#web/messages/store-names.ts';
import { links } from '#web/storefront/base/links.ts';
import styles from '#web/storefront/sales/cart/deal/deal.module.css';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { ArrivalNote } from './arrival-note.tsx';
import { cartStore, useCart } from './cart-store.ts';
import { CodeField } from './deal/code-field.tsx';
import type { CartGiftCard } from './deal/read-deal.ts';
import { paidByCards, UsedCards } from './deal/used-cards.tsx';
import { TotalsRows } from './totals-rows.tsx';

type Props = {
  totals: CartTotals;
  names: readonly string[];
  campaign: CartCampaign | null;
  cards: readonly CartGiftCard[];
  /** Why the code has no effect on the cart. */
  gap: CodeGap | null;
  /** Problem of each line; null: it can be bought. */
  problems: readonly (SellProblem['reason'] | null)[];
};

/** Price of picking everything up at a store; null when no store offers it. */
function cheapestPickup(items: readonly CartItem[]): Cents | null {
  const prices = allowedMethods(items)
    .filter(isPickup)
    .map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The totals of the cart and the link to the checkout. */
export function CartSummary({ totals, names, campaign, cards, gap, problems }: Props) {
  const { t, locale } = useI18n();
  const hasDeposit = useCart((cart) => cart.items.some((item) => item.deposit !== null));
  const items = useCart((cart) => cart.items);
  const pickupPrice = cheapestPickup(items);
  const navigate = useNavigate();
  const toQuote = async () => {
    const { carryToQuote } = await import('#web/storefront/sales/quote-cart/carry-to-quote.ts');
    carryToQuote(cartStore.getState().items);
    await navigate(links(locale).quoteCart());
  };
  return (
    <aside className="sum" aria-label={t('cart.summary')}>
      <div className="sum-box">
        <TotalsRows
          totals={totals}
          names={names}
          cards={paidByCards(cards, totals.giftCard)}
          delivery={{ kind: 'words', text: t('cart.deliveryLater') }}
          followsVatChoice
        />
        {problems.every((problem) => problem === null) ? (
          <>
            <ButtonLink look="transactional" size="l" wide to={links(locale).checkout()}>
              {t('cart.toCheckout')}
            </ButtonLink>
            <ArrivalNote items={items} />
          </>
        ) : (
          <p className="small">{t(problems.includes('quote_only') ? 'cart.notSellableQuote' : 'cart.notSellable')}</p>
        )}
        {pickupPrice === null ? null : (
          <p className="small muted sum-note">
            <Icon name="store" small />
            {hasDeposit
              ? t('cart.depositNote')
              : t('cart.pickupNote', { price: formatEuros(pickupPrice), stores: storeNames(locale) })}
          </p>
        )}
      </div>
      <div className={classes('no-print', styles.codes)}>
        <CodeField campaign={campaign} gap={gap} />
        <UsedCards cards={cards} paid={totals.giftCard} />
      </div>
      <Button look="ghost" size="s" flush className={styles.toQuote} onClick={toQuote}>
        <Icon name="clipboard" small />
        {t('cart.toQuote')}
      </Button>
    </aside>
  );
}
