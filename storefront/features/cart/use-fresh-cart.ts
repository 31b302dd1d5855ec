import { useEffect, useRef, useState } from 'react';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { useCart } from './cart-store.ts';
import type { CartChange } from './fresh-items.ts';
import { refreshCart } from './refresh-cart.ts';

/** Looks prices and stock up once when the page opens, and again when asked. */
export function useFreshCart() {
  const { locale } = useI18n();
  const isRead = useCart((cart) => !cart.loading);
  const [state, setState] = useState<'checking' | 'checked' | 'failed'>('checking');
  const [changes, setChanges] = useState<CartChange[]>([]);
  const [round, setRound] = useState(0);
  const checked = useRef<number>(null);

  useEffect(() => {
    if (!isRead || checked.current === round) return;
    checked.current = round;
    refreshCart(locale).then(
      (found) => {
        setChanges(found);
        setState('checked');
      },
      () => setState('failed'),
    );
  }, [isRead, round, locale]);

  return {
    state,
    changes,
    again: () => {
      setState('checking');
      setRound(round + 1);
    },
  };
}
