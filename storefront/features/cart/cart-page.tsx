import { inOtherLines } from '#domain/cart/cart-commands.ts';
import { priceCart, pricedLine } from '#domain/cart/price-cart.ts';
import { sellProblem, takenBefore } from '#domain/cart/sell-problem.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { storeNames } from '#storefront/i18n/store-names.ts';
import { links } from '#storefront/links.ts';
import { ButtonLink } from '#storefront/ui/button/button.tsx';
import { EmptyState } from '#storefront/ui/empty-state/empty-state.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import { Undo } from '#storefront/ui/undo/undo.tsx';
import { CartLine } from './cart-line.tsx';
import { CartNotes } from './cart-notes.tsx';
import { useCart, useCartCount } from './cart-store.ts';
import { undoRemove } from './change-cart.ts';
import { nameOf } from './fresh-items.ts';
import { TotalsRows } from './totals-rows.tsx';
import { useFreshCart } from './use-fresh-cart.ts';

export function CartPage({ payment }: { payment: 'cancelled' | 'failed' | null }) {
  const { t } = useI18n();
  const count = useCartCount();
  const items = useCart((cart) => cart.items);
  const loading = useCart((cart) => cart.loading || (cart.items.length === 0 && cart.outdated.length > 0));
  const check = useFreshCart();
  return (
    <div className="wrap">
      <div className="cart-head">
        <h1>{t('cart.title')}</h1>
        {count > 0 ? <span className="muted num">{t('cart.pieces', { count })}</span> : null}
      </div>
      <CartNotes
        payment={payment}
        changes={check.changes}
        checkFailed={check.state === 'failed'}
        onCheckAgain={check.again}
      />
      {loading && check.state !== 'failed' ? <Loading /> : items.length === 0 ? <Empty /> : <Filled />}
    </div>
  );
}

function Loading() {
  const { t } = useI18n();
  return (
    <div className="cart" role="status">
      <div className="stack">
        <span className="sr">{t('cart.loading')}</span>
        <noscript>{t('cart.needsScript')}</noscript>
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
    <div className="stack cart-empty">
      <UndoRemove />
      <EmptyState icon="cart" title={t('cart.empty')}>
        <p>{t('cart.emptyText')}</p>
        <ButtonLink look="primary" to={links(locale).category()}>
          {t('cart.toProducts')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

function Filled() {
  const { t, locale } = useI18n();
  const items = useCart((cart) => cart.items);
  const totals = priceCart(items.map(pricedLine), null);
  const before = takenBefore(items);
  const problems = items.map((item, i) => sellProblem(item, item.amount, before[i])?.reason ?? null);
  const hasDeposit = items.some((item) => item.deposit !== null);
  return (
    <div className="cart">
      <div>
        <ul aria-label={t('cart.lines')}>
          {items.map((item, i) => (
            <CartLine key={item.id} item={item} taken={inOtherLines(items, item)} problem={problems[i] ?? null} />
          ))}
        </ul>
        <UndoRemove />
      </div>
      <aside className="sum" aria-label={t('cart.summary')}>
        <div className="sum-box">
          <TotalsRows totals={totals} delivery={{ kind: 'words', text: t('cart.deliveryLater') }} />
          {problems.every((problem) => problem === null) ? (
            <ButtonLink look="transactional" size="l" wide to={links(locale).checkout()}>
              {t('cart.toCheckout')}
            </ButtonLink>
          ) : (
            <p className="small">{t(problems.includes('quote_only') ? 'cart.notSellableQuote' : 'cart.notSellable')}</p>
          )}
          <p className="small muted sum-note">
            <Icon name="store" small />
            {hasDeposit ? t('cart.depositNote') : t('cart.pickupNote', { stores: storeNames(locale) })}
          </p>
        </div>
      </aside>
    </div>
  );
}

/** The last removed line can be had back. */
function UndoRemove() {
  const { t } = useI18n();
  const removed = useCart((cart) => cart.removed);
  const text = removed ? t('cart.removed', { name: nameOf(removed.item) }) : '';
  return <Undo removed={removed} text={text} label={t('cart.undo')} onUndo={undoRemove} />;
}
