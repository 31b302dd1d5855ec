import type { NamedList, WishListChoice } from '#backend/customers/wish-lists/service.ts';
import type { Sku } from '#domain/base/ids.ts';
import { BackendError, callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
import { sessionStore } from '#web/storefront/customers/session/session.ts';
import type { WishReason } from '../acts/outcome.ts';

/** The customer's lists, and which of them contain a sku. */
export const askChoices = async (sku: Sku): Promise<WishListChoice[]> =>
  (await callBackend<{ lists: WishListChoice[] }>(`/api/wish-lists/choices?${new URLSearchParams({ sku })}`)).lists;

/** Adds one piece to a list, by default 'Toivelista' (wish-list-2). Returns the list. */
export const askAdd = async (sku: Sku, listId: string | null): Promise<NamedList> =>
  (await callBackend<{ list: NamedList }>('/api/wish-lists/items', { method: 'POST', body: { sku, listId } })).list;

/** Puts a sku on exactly these lists and a new one. Returns how many changed. */
export const askMembership = (sku: Sku, listIds: readonly string[], newList?: string) =>
  callBackend<{ updated: number; created: NamedList | null }>('/api/wish-lists/membership', {
    method: 'PUT',
    body: { sku, listIds, ...(newList === undefined ? {} : { newList }) },
  });

/** The service's reason for a rejection; 'failed' without a response. */
export function reasonOf(error: unknown): WishReason {
  if (!(error instanceof BackendError) || !Array.isArray(error.details)) return 'failed';
  return (error.details as { message: WishReason }[])[0]?.message ?? 'failed';
}

/** Whether the session has ended: the customer must sign in again. */
export const isSignedOut = (error: unknown): boolean => error instanceof BackendError && error.status === 401;

/**
 * Marks a sku as wished or not. Called before the request and again after its response, because an older session
 * response may come in between.
 */
export function setWished(sku: Sku, isWished: boolean) {
  const { wishedSkus } = sessionStore.getState();
  const others = wishedSkus.filter((one) => one !== sku);
  sessionStore.setState({ wishedSkus: isWished ? [...others, sku] : others });
}

export const isWished = (sku: Sku): boolean => sessionStore.getState().wishedSkus.includes(sku);
