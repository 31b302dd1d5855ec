import type { StaffActor } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';

export type ShownStore = { id: string; name: string };

/** The stores that a person works in. */
export const storesOf = ({ stores }: Pick<StaffActor, 'stores'>): ShownStore[] =>
  shop.stores.filter(({ id }) => stores.length === 0 || stores.includes(id)).map(({ id, name }) => ({ id, name }));

/** The store of an address (`?store=oulu`) if the person works there, else their first one. */
export const chosenStore = (actor: Pick<StaffActor, 'stores'>, url: URL): ShownStore | null => {
  const stores = storesOf(actor);
  return stores.find(({ id }) => id === url.searchParams.get('store')) ?? stores[0] ?? null;
};
