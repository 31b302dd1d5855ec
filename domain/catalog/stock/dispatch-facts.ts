import { pageFacts, shop, storeDetails } from '#shop.config';
import type { DispatchFacts, PackingStore } from './arrival-days.ts';
import type { Workplace } from './handover-day.ts';

const packingStore = (id: string | undefined): PackingStore | undefined => {
  const store = shop.stores.find((one) => one.id === id);
  const details = store && storeDetails[store.id];
  return details && { ...details, hours: store.hours };
};

/** The earliest cut-off of all stores, for goods whose packing store is not known. */
const earliest = (until: string): string =>
  shop.stores.reduce((least, { id }) => {
    const own = storeDetails[id]?.dispatchUntil;
    return own && own < least ? own : least;
  }, until);

/** When orders leave that a store packs and a carrier fetches. Without a known store, by the earliest cut-off of all (stock-12). */
export function dispatchFacts(storeId?: string, carrier?: string): DispatchFacts {
  const { until, exceptions, restDays = [] } = pageFacts.dispatch;
  const store = packingStore(storeId);
  return {
    timeZone: shop.timeZone,
    store,
    dispatch: { exceptions, until: store ? until : earliest(until) },
    restDays: restDays.filter((day) => day.carrier === carrier).map(({ date }) => date),
  };
}

/** Where a store makes vehicles ready; null of a store that names no working days for it (handover-1). */
export function workplace(storeId: string): Workplace | null {
  const store = packingStore(storeId);
  const handoverDays = storeDetails[storeId]?.handoverDays;
  return store && handoverDays !== undefined ? { ...store, timeZone: shop.timeZone, handoverDays } : null;
}
