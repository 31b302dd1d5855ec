import type { Sku } from '#domain/base/ids.ts';
import type { ListNameProblem } from '#domain/customers/wish-lists/list-name.ts';

export const wishActs = [
  'create',
  'rename',
  'delete',
  'share',
  'unshare',
  'amount',
  'remove',
  'restore',
  'move',
] as const;

/** Action of a wish-list form; its hidden field `act`. */
export type WishAct = (typeof wishActs)[number];

/** A removed item as its form sends it back for undo. */
export type RemovedWish = { sku: Sku; name: string; amount: number; customization: string; addedAt: string };

export type WishReason = ListNameProblem | 'not_found' | 'unknown' | 'full' | 'too_many_lists' | 'failed';

/** Result of a form. `name` is the list's; of a rejected form, the name as typed. */
export type WishOutcome =
  | { ok: true; act: WishAct; name: string; removed?: RemovedWish }
  | { ok: false; act: WishAct; reason: WishReason; name: string };
