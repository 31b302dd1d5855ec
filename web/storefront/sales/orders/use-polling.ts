import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

const QUICK_MS = 2_000;
const SLOW_MS = 10_000;
const QUICK_ROUNDS = 15;

/** Revalidates the page's data while a result is awaited: every two seconds at first, then every ten. */
export function usePolling(isAwaiting: boolean) {
  const { state, revalidate } = useRevalidator();
  const [rounds, setRounds] = useState(0);
  useEffect(() => {
    if (!isAwaiting || state !== 'idle') return;
    const timer = setTimeout(
      () => {
        setRounds(rounds + 1);
        if (document.visibilityState === 'visible') void revalidate();
      },
      rounds < QUICK_ROUNDS ? QUICK_MS : SLOW_MS,
    );
    return () => clearTimeout(timer);
  }, [isAwaiting, state, rounds, revalidate]);
}
