import { useEffect, useState } from 'react';

/** The value of a promise, null until then. A rejection is thrown while rendering, for the error boundary of the page. */
export function usePromise<T>(promise: Promise<T> | null): T | null {
  const [settled, setSettled] = useState<{ of: Promise<T>; value?: T; error?: unknown } | null>(null);
  useEffect(() => {
    let isShown = true;
    promise?.then(
      (value) => isShown && setSettled({ of: promise, value }),
      (error: unknown) => isShown && setSettled({ of: promise, error }),
    );
    return () => {
      isShown = false;
    };
  }, [promise]);
  if (!settled || settled.of !== promise) return null;
  if ('error' in settled) throw settled.error;
  return settled.value ?? null;
}
