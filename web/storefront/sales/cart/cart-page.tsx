import { useEffect } from 'react';
import { amountInOtherLines } from '#domain/catalog/offers/cart-commands.ts';
import { sellProblem, takenBefore } from '#domain/catalog/offers/sell-problem.ts';
import { codeGap } from '#domain/sales/cart/campaigns/code-gap.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { RecentSlot } from '#web/storefront/catalog/recently-viewed/recent-slot.tsx';
import { ShareCart } from '#web/storefront/sales/shared-carts/share/share-cart.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { Undo } from '#web/ui/undo/undo.tsx';
import { AddByCode } from './add-by-code/add-by-code.tsx';
import { AddMany } from './add-by-code/add-many.tsx';
import { CartLine } from './cart-line.tsx';
import { CartNotes } from './cart-notes.tsx';
import { useCart, useCartCount } from './cart-store.ts';
import { CartSummary } from './cart-summary.tsx';
import { emptyCart, undoRemove } from './change-cart.ts';
import { DeliveryNudge } from './deal/delivery-nudge.tsx';
import { GiftLines } from './deal/gift-lines.tsx';
import { followOffers } from './deal/keep-campaign.ts';
import { TierBar } from './deal/tier-bar.tsx';
import { useCartPricing } from './deal/use-cart-pricing.ts';
import { type CartChange, nameOf } from './fresh-items.ts';
import { SavedList } from './saved/saved-list.tsx';
import { useFreshCart } from './use-fresh-cart.ts';

export function CartPage({ payment }: { payment: 'cancelled' | 'failed' | null }) {
  const { t } = useI18n();
  const count = useCartCount();
  const items = useCart((cart) => cart.items);
  const loading = useCart((cart) => cart.loading || (cart.items.length === 0 && cart.outdated.length > 0));
  const check = useFreshCart();
  useEffect(followOffers, []);
  return (
    <>
      <div className="wrap">
        <div className="page-head">
          <h1>{t('cart.title')}</h1>
          {count > 0 ? <span className="muted num">{t('cart.pieces', { count })}</span> : null}
          {items.length > 0 ? <ShareCart /> : null}
        </div>
        <CartNotes
          payment={payment}
          changes={check.changes}
          checkFailed={check.state === 'failed'}
          onCheckAgain={check.again}
        />
        {loading && check.state !== 'failed' ? (
          <Loading />
        ) : items.length === 0 ? (
          <Empty />
        ) : (
          <Filled changes={check.changes} />
        )}
        {loading ? null : <SavedList />}
        {/* below both, so that its list of refused lines outlives the empty cart */}
        {loading ? null : <AddMany />}
      </div>
      {!loading && items.length === 0 ? <RecentSlot /> : null}
    </>
  );
}

function Loading() {
  const { t } = useI18n();
  return (
    <div className="page-split" role="status">
      <div className="stack">
        <span className="sr waits">{t('cart.loading')}</span>
        <noscript>
          <Banner kind="warn">
            {t('cart.needsScript')}{' '}
            <a className="link num" href={`tel:${shop.phone.replaceAll(' ', '')}`}>
              {shop.phone}
            </a>
          </Banner>
        </noscript>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
      <Skeleton shape="block" />
    </div>
  );
}

function Empty() {
  const { t, locale } = useI18n();
  return (
    <div className="stack page-empty">
      <UndoRemove />
      <EmptyState icon="cart" title={t('cart.empty')}>
        <p>{t('cart.emptyText')}</p>
        <ButtonLink look="primary" to={links(locale).category()}>
          {t('cart.toProducts')}
        </ButtonLink>
      </EmptyState>
      <AddByCode />
    </div>
  );
}

function Filled({ changes }: { changes: readonly CartChange[] }) {
  const { t } = useI18n();
  const items = useCart((cart) => cart.items);
  const { totals, names, campaign, cards, offers, campaigns, facts } = useCartPricing();
  const before = takenBefore(items);
  const problems = items.map((item, i) => sellProblem(item, item.amount, before[i])?.reason ?? null);
  const typed = campaign?.isCartRuleTierCode ? null : (campaign?.campaign ?? null);
  const gap = typed && codeGap(typed, items, offers.automatic, facts);
  const priceBefore = (id: string) => {
    const change = changes.find((one) => one.id === id && one.kind === 'price');
    return change?.kind === 'price' ? change.before : null;
  };
  return (
    <div className="page-split">
      <div>
        <TierBar items={items} offers={offers} campaign={campaign} />
        <DeliveryNudge items={items} campaigns={campaigns} facts={facts} />
        <ul aria-label={t('cart.lines')}>
          {items.map((item, i) => (
            <CartLine
              key={item.id}
              item={item}
              taken={amountInOtherLines(items, item)}
              problem={problems[i] ?? null}
              discount={totals.lines[i]?.discount ?? 0}
              before={priceBefore(item.id)}
            />
          ))}
        </ul>
        <Button look="link" flush onClick={emptyCart}>
          <Icon name="trash" small />
          {t('cart.clear')}
        </Button>
        <UndoRemove />
        <GiftLines gifts={totals.discounts.gifts} />
        <AddByCode />
      </div>
      <CartSummary totals={totals} names={names} campaign={campaign} cards={cards} gap={gap} problems={problems} />
    </div>
  );
}

/** Restores what was removed last: a line, or all of them. */
function UndoRemove() {
  const { t } = useI18n();
  const removed = useCart((cart) => cart.removed);
  const [first, ...others] = removed;
  const text = others.length > 0 ? t('cart.cleared') : first ? t('cart.removed', { name: nameOf(first.item) }) : '';
  return <Undo removed={first ? removed : null} text={text} label={t('cart.undo')} onUndo={undoRemove} />;
}
