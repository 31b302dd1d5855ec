import type { StaffActor } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { viewSettings } from '#web/admin/base/view-settings.ts';

export type ShownStore = { id: string; name: string };

/** The stores that a person works in. */
export const storesOf = ({ stores }: Pick<StaffActor, 'stores'>): ShownStore[] =>
  shop.stores.filter(({ id }) => stores.length === 0 || stores.includes(id)).map(({ id, name }) => ({ id, name }));

/** The store of an address (`?store=oulu`), else the one chosen in the menu, if the person works there; else their first one. */
export async function chosenStore(actor: Pick<StaffActor, 'stores'>, request: Request): Promise<ShownStore | null> {
  const stores = storesOf(actor);
  const wanted = new URL(request.url).searchParams.get('store') ?? (await viewSettings(request)).store;
  return stores.find(({ id }) => id === wanted) ?? stores[0] ?? null;
}
