import { useEffect, useState } from 'react';

/** What a promise brings, and null until then; a rejection is thrown while rendering, for the page's boundary. */
export function useRest<T>(coming: Promise<T> | null): T | null {
  const [come, setCome] = useState<{ of: Promise<T>; value?: T; error?: unknown } | null>(null);
  useEffect(() => {
    let isShown = true;
    coming?.then(
      (value) => isShown && setCome({ of: coming, value }),
      (error: unknown) => isShown && setCome({ of: coming, error }),
    );
    return () => {
      isShown = false;
    };
  }, [coming]);
  if (!come || come.of !== coming) return null;
  if ('error' in come) throw come.error;
  return come.value ?? null;
}
