import { useState } from 'react';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { useCart, useCartCount } from '#web/storefront/sales/cart/cart-store.ts';
import { applyCode } from '#web/storefront/sales/cart/deal/change-deal.ts';
import { tellAdded } from '#web/storefront/sales/cart/tell-added.ts';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { Undo } from '#web/ui/undo/undo.tsx';
import { takeShared } from './take-shared.ts';

type Taken = { how: 'add' | 'replace'; undo: () => void };

/** Adds the shared cart to the visitor's cart, or replaces it; its discount code is looked up then, as if typed. */
export function TakeBox({ items, code }: { items: readonly CartItem[]; code: string | null }) {
  const { t, locale } = useI18n();
  const hydrated = useHydrated();
  const isRead = useCart((cart) => !cart.loading);
  const own = useCartCount();
  const [taken, setTaken] = useState<Taken | null>(null);
  const [undone, setUndone] = useState(false);
  const to = links(locale);

  const take = (how: Taken['how']) => {
    const { added, undo } = takeShared(items, how);
    const asked = items.reduce((sum, { amount }) => sum + amount, 0);
    setTaken({ how, undo });
    setUndone(false);
    void tellAdded(added, asked, locale);
    if (code) void applyCode(code);
  };
  const undo = () => {
    taken?.undo();
    setTaken(null);
    setUndone(true);
  };

  if (items.length === 0) return <p className="small">{t('shared.nothing')}</p>;
  return (
    <div className="stack-2">
      <noscript>
        <p className="small">{t('shared.needsScript')}</p>
      </noscript>
      <Undo
        removed={taken}
        text={taken ? t(taken.how === 'add' ? 'shared.added' : 'shared.replaced') : ''}
        label={t('shared.undo')}
        onUndo={undo}
      />
      <p className="small" role="status">
        {undone ? t('shared.undone') : ''}
      </p>
      {taken ? (
        <ButtonLink look="transactional" size="l" wide to={to.cart()}>
          {t('shared.toCart')}
        </ButtonLink>
      ) : own === 0 ? (
        <Button look="transactional" size="l" wide disabled={!hydrated || !isRead} onClick={() => take('add')}>
          {t('shared.take')}
        </Button>
      ) : (
        <>
          <p className="small">{t('shared.yours', { count: own })}</p>
          <Button look="transactional" size="l" wide onClick={() => take('add')}>
            {t('shared.add')}
          </Button>
          <Button look="outline" wide onClick={() => take('replace')}>
            {t('shared.replace')}
          </Button>
          <ButtonLink look="link" to={to.cart()}>
            {t('shared.keep')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
