import { type FormEvent, useState } from 'react';
import { weekText } from '#domain/base/time/week-text.ts';
import type { Stock } from '#domain/catalog/products/product.ts';
import { shop } from '#shop.config';
import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import { weekdayNames } from '#web/messages/moments.ts';
import { choosePreferredStore, readPreferredStore } from '#web/storefront/base/preferred-store.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { RadioCard, RadioSet } from '#web/ui/radio-card/radio-card.tsx';
import { useStoresNow } from './use-fresh.ts';
import { useNearest } from './use-nearest.ts';

const nameOf = (id: string) => shop.stores.find((store) => store.id === id)?.name ?? id;

type Props = { open: boolean; onClose: () => void; stock: Stock; query: string };

/** Chooses the preferred store, with address, opening hours and the stock of this product. */
export default function StoreDialog({ open, onClose, stock, query }: Props) {
  useTexts('info');
  const { t, locale } = useI18n();
  const now = useStoresNow(locale + query);
  const near = useNearest(now ?? {});
  const [chosen, setChosen] = useState<string | null>(() => readPreferredStore() ?? shop.stores[0]?.id ?? null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) choosePreferredStore(chosen);
    onClose();
  };
  const stockText = (id: string) => {
    const count = stock.storeAvailability[id] ?? 0;
    if (count === 0) return t('product.storeNone');
    return [t('product.storePieces', { count }), now?.[id]?.pickup].filter(Boolean).join(', ');
  };
  const find = async () => {
    const nearest = await near.find();
    if (nearest) setChosen(nearest);
  };
  const awayText = (id: string) => {
    const km = near.distances?.[id];
    return km === undefined ? null : t('info.store.away', { km: Math.round(km) });
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('product.store.choose')}>
      <form className="stack" onSubmit={save}>
        <p className="small muted">{t('info.store.text')}</p>
        {Object.values(now ?? {}).some(({ place }) => place) && (
          <div className="row">
            <Button look="outline" size="s" busy={near.state === 'asking'} onClick={find}>
              <Icon name="pin" small />
              {t('info.store.nearest')}
            </Button>
            <span className="small" role="status">
              {near.state === 'unknown' && t('info.store.noPlace')}
              {near.nearest && t('info.store.found', { store: nameOf(near.nearest) })}
            </span>
          </div>
        )}
        <RadioSet legend={t('product.storeStock')}>
          {near.sorted(shop.stores).map(({ id, name, street, postcode, city, hours }) => (
            <RadioCard
              key={id}
              name="store"
              value={id}
              checked={chosen === id}
              onChange={() => setChosen(id)}
              title={name}
              hint={
                <>
                  {stockText(id)}
                  <br />
                  {[`${street}, ${postcode} ${city}`, awayText(id)].filter(Boolean).join(' · ')}
                  <br />
                  {weekText(hours, weekdayNames(locale))}
                </>
              }
            />
          ))}
        </RadioSet>
        <Button type="submit" wide>
          {t('info.store.use')}
        </Button>
      </form>
    </Dialog>
  );
}
