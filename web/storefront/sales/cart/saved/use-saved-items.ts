import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type CartItem, lineId } from '#domain/catalog/offers/cart-item.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { lookUp } from '../look-up.ts';
import { forgetSaved, savedStore } from './saved-lines.ts';

/** The saved lines at today's price and stock, newest first. Lines that the catalog no longer has are forgotten. */
export function useSavedItems() {
  const { locale } = useI18n();
  const lines = useStore(savedStore, (state) => state.lines);
  const [fresh, setFresh] = useState<ReadonlyMap<string, CartItem>>(new Map());
  const [round, setRound] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => void savedStore.persist.rehydrate(), []);
  const asked = lines.map(lineId).toSorted().join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested again for other lines, not for another order
  useEffect(() => {
    if (lines.length === 0) return;
    let isCurrent = true;
    const wanted = lines.map((line) => ({ ...line, customization: line.customization ?? null }));
    lookUp(wanted, locale).then(
      ({ items }) => {
        if (!isCurrent) return;
        const found = new Map(items.map((item) => [item.id, item]));
        setFresh(found);
        setFailed(false);
        const gone = lines.map(lineId).filter((id) => !found.has(id));
        if (gone.length > 0) forgetSaved(gone);
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, locale, round]);
  const items = lines.flatMap((line) => {
    const item = fresh.get(lineId(line));
    return item ? [{ ...item, amount: line.amount }] : [];
  });
  return { items, hasFailed: hasFailed && lines.length > items.length, again: () => setRound(round + 1) };
}
