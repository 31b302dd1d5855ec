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

/** What a form of the wish-list pages asks for; its hidden field `act`. */
export type WishAct = (typeof wishActs)[number];

/** A line that was taken away, as its form sends it back for undoing. */
export type RemovedWish = { sku: string; name: string; amount: number; customization: string; addedAt: string };

export type WishReason = ListNameProblem | 'not_found' | 'unknown' | 'full' | 'too_many_lists' | 'failed';

/** What became of a form. `name` is the list's it is about; of a refused one the name as it was typed. */
export type WishOutcome =
  | { ok: true; act: WishAct; name: string; removed?: RemovedWish }
  | { ok: false; act: WishAct; reason: WishReason; name: string };
