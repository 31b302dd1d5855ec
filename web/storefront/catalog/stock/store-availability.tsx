import { Suspense, useState } from 'react';
import type { Stock } from '#domain/catalog/products/product.ts';
import { shortDateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { storesFirst, usePreferredStore } from '#web/storefront/base/preferred-store.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { StockLine, StoreStock } from '#web/ui/stock-line/stock-line.tsx';
import { useStoresNow } from './use-fresh.ts';

const StoreDialog = lazyComponent(() => import('#web/storefront/catalog/stock/store-dialog.tsx'));

/**
 * Stock of the chosen sku per store, the preferred store first (stock-1). The server renders the shop's order without
 * pickup times; hydration adds both in rows of the same height.
 */
export function StoreAvailability({ stock, query = '' }: { stock: Stock; query?: string | undefined }) {
  const { t, locale } = useI18n();
  const own = usePreferredStore();
  const times = useStoresNow(locale + query);
  const stores = storesFirst(own).map(({ id, name }) => {
    const pieces = stock.storeAvailability[id] ?? 0;
    const now = times?.[id];
    return { id, name, pieces, transfer: now?.transfer, ...(pieces > 0 && now) };
  });
  const rows = stores.map(({ id, name, pieces, pickup, transfer }, position) => ({
    // keyed by position: rows keep their elements, so that nothing moves when the preferred store comes first
    id: String(position),
    own: id === own && t('product.store.own'),
    store: name,
    line: stockLine(pieces),
    note: pieces > 0 ? (pickup ?? t('product.pickup')) : stock.qty > 0 && (transfer ?? t('product.transfer')),
  }));
  function stockLine(pieces: number) {
    if (pieces > 0) return <StockLine kind="ok">{t('product.storePieces', { count: pieces })}</StockLine>;
    if (stock.qty > 0 || !stock.nextDeliveryDate) return <StockLine kind="none">{t('product.storeNone')}</StockLine>;
    const date = shortDateText(stock.nextDeliveryDate, locale);
    return <StockLine kind="later">{t('catalog.stock.coming', { date })}</StockLine>;
  }
  const best = stores.find(({ today }) => today);
  return (
    <section aria-label={t('product.storeStock')}>
      <StoreStock rows={rows} />
      <div className="stores-own">
        <span className="small">{best?.today}</span>
        <ChooseStore stock={stock} query={query} label={t(own ? 'product.store.change' : 'product.store.choose')} />
      </div>
    </section>
  );
}

function ChooseStore({ label, ...of }: { stock: Stock; query: string; label: string }) {
  // null until the first press, which loads the dialog
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" className="link stores-change" onClick={() => setOpen(true)}>
        <Icon name="pin" small />
        {label}
      </button>
      {open === null ? null : (
        <Suspense>
          <StoreDialog open={open} onClose={() => setOpen(false)} {...of} />
        </Suspense>
      )}
    </>
  );
}
