import type { NamedList, WishListChoice } from '#backend/customers/wish-lists/service.ts';
import { askBackend, BackendError } from '#web/storefront/base/functions-client/ask-backend.ts';
import type { WishReason } from '../acts/outcome.ts';

/** The customer's lists, and which of them a sku is on. */
export const askChoices = async (sku: string): Promise<WishListChoice[]> =>
  (await askBackend<{ lists: WishListChoice[] }>(`/api/wish-lists/choices?${new URLSearchParams({ sku })}`)).lists;

/** Puts one piece on a list; without one on 'Toivelista' (spec 4). Gives the list. */
export const askAdd = async (sku: string, listId: string | null): Promise<NamedList> =>
  (await askBackend<{ list: NamedList }>('/api/wish-lists/items', { method: 'POST', body: { sku, listId } })).list;

/** Puts a sku on exactly these lists, and on a new one. Gives how many changed. */
export const askMembership = (sku: string, listIds: readonly string[], newList?: string) =>
  askBackend<{ updated: number; created: NamedList | null }>('/api/wish-lists/membership', {
    method: 'PUT',
    body: { sku, listIds, ...(newList === undefined ? {} : { newList }) },
  });

/** Why the shop refused, as the service names it; 'failed' when there was no answer. */
export function reasonOf(error: unknown): WishReason {
  if (!(error instanceof BackendError) || !Array.isArray(error.details)) return 'failed';
  return (error.details as { message: WishReason }[])[0]?.message ?? 'failed';
}

/** The session has ended meanwhile: somebody has to sign in again. */
export const isSignedOut = (error: unknown): boolean => error instanceof BackendError && error.status === 401;
