import { useEffect, useState } from 'react';
import type { StoreNow } from '#domain/catalog/stock/pickup-time.ts';

/**
 * What an address of `/data` tells of the present time, which cached pages do not contain: requested after hydration, and again when a tab
 * is opened anew. Undefined until then, and when the request fails.
 */
export function useFresh<Data>(address: string): Data | undefined {
  const [fresh, setFresh] = useState<{ address: string; data: Data }>();
  useEffect(() => {
    const read = () => {
      if (document.hidden) return;
      fetch(address)
        .then((answer) => answer.json())
        .then(({ data }) => data && setFresh({ address, data }))
        .catch(() => {});
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [address]);
  return fresh?.address === address ? fresh.data : undefined;
}

/** The stores at this minute, by their ids. `query`: the locale, for vehicles with `&handover=1`. */
export const useStoresNow = (query: string) => useFresh<Record<string, StoreNow>>(`/data/stores.json?locale=${query}`);
