import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What `load` resolves to: undefined until then, null after a failure. Loads again when `key` changes; a null `key` loads
 * nothing.
 */
export function useLoaded<T>(key: string | null, load: () => Promise<T>): T | null | undefined {
  const [loaded, setLoaded] = useState<{ key: string; value: T | null } | null>(null);
  const start = useEffectEvent(load);
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    const keep = (value: T | null) => {
      if (isCurrent) setLoaded({ key, value });
    };
    start().then(keep, () => keep(null));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return loaded?.key === key ? loaded?.value : undefined;
}
