import { useEffect } from 'react';
import type { WishListView } from '#backend/customers/wish-lists/service.ts';
import { keepList } from '../saved-wish-lists.ts';

/** Stores the list on this device for reading offline, until signing out. */
export function useKeptList({ id, name, lines, wanted }: WishListView) {
  useEffect(() => {
    const prices = new Map(lines.map((line) => [line.id, line.price?.perM2 ? null : (line.price?.now ?? null)]));
    const items = wanted.map((item) => ({
      title: item.name,
      amount: item.amount,
      price: prices.get(item.id) ?? null,
    }));
    keepList({ id, name, items });
  }, [id, name, lines, wanted]);
}
