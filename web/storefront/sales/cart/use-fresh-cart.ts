import { useCallback, useEffect, useRef, useState } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { useCart } from './cart-store.ts';
import type { CartChange } from './fresh-items.ts';
import { refreshCart } from './refresh-cart.ts';

/** Interval of checks while the open cart is visible. */
const EVERY_MS = 60_000;
/** Minimum time between checks when the page becomes visible again. */
const SOONEST_MS = 5_000;

/** The latest change of each line; earlier ones stay until the page is left. */
const withNews = (told: readonly CartChange[], news: readonly CartChange[]) => [
  ...told.filter(({ id, kind }) => news.every((change) => change.id !== id || change.kind !== kind)),
  ...news,
];

/** Checks prices, stock and campaigns when the page opens, when it becomes visible, each minute, and on request. */
export function useFreshCart() {
  const { locale } = useI18n();
  const isRead = useCart((cart) => !cart.loading);
  const [state, setState] = useState<'checking' | 'checked' | 'failed'>('checking');
  const [changes, setChanges] = useState<CartChange[]>([]);
  const asked = useRef({ at: 0, running: false });

  const check = useCallback(async () => {
    if (asked.current.running) return;
    asked.current = { at: Date.now(), running: true };
    try {
      const news = await refreshCart(locale);
      if (news.length > 0) setChanges((told) => withNews(told, news));
      setState('checked');
    } catch {
      setState('failed');
    }
    asked.current.running = false;
  }, [locale]);

  useEffect(() => {
    if (!isRead) return;
    void check();
    const lookAgain = () => {
      if (document.visibilityState === 'visible' && Date.now() - asked.current.at > SOONEST_MS) void check();
    };
    const minutely = setInterval(lookAgain, EVERY_MS);
    document.addEventListener('visibilitychange', lookAgain);
    window.addEventListener('focus', lookAgain);
    return () => {
      clearInterval(minutely);
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('focus', lookAgain);
    };
  }, [isRead, check]);

  return {
    state,
    changes,
    again: () => {
      setState('checking');
      void check();
    },
  };
}
