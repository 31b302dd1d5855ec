import { type FormEvent, useState } from 'react';
import { weekText } from '#domain/base/time/week-text.ts';
import type { Stock } from '#domain/catalog/products/product.ts';
import { pickupTime } from '#domain/catalog/stock/pickup-time.ts';
import { shop } from '#shop.config';
import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import { weekdayNames } from '#web/messages/moments.ts';
import { choosePreferredStore, readPreferredStore } from '#web/storefront/base/preferred-store.ts';
import { useSpecialDays } from '#web/storefront/base/special-days.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { RadioCard, RadioSet } from '#web/ui/radio-card/radio-card.tsx';
import { pickupText } from './pickup-text.ts';

type Props = { open: boolean; onClose: () => void; stock: Stock };

/** Chooses the preferred store, with address, opening hours and the stock of this product. */
export default function StoreDialog({ open, onClose, stock }: Props) {
  useTexts('info');
  const { t, locale } = useI18n();
  const specialOf = useSpecialDays();
  const [chosen, setChosen] = useState<string | null>(() => readPreferredStore() ?? shop.stores[0]?.id ?? null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) choosePreferredStore(chosen);
    onClose();
  };
  const stockText = (id: string, hours: (typeof shop.stores)[number]['hours']) => {
    const count = stock.storeAvailability[id] ?? 0;
    if (count === 0) return t('product.storeNone');
    const pickup = pickupTime(hours, new Date(), shop.timeZone, specialOf(id));
    return [t('product.storePieces', { count }), pickup && pickupText(pickup, t, locale)].filter(Boolean).join(', ');
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('product.store.choose')}>
      <form className="stack" onSubmit={save}>
        <p className="small muted">{t('info.store.text')}</p>
        <RadioSet legend={t('product.storeStock')}>
          {shop.stores.map(({ id, name, street, postcode, city, hours }) => (
            <RadioCard
              key={id}
              name="store"
              value={id}
              checked={chosen === id}
              onChange={() => setChosen(id)}
              title={name}
              hint={
                <>
                  {stockText(id, hours)}
                  <br />
                  {street}, {postcode} {city}
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
