import { MAX_LIST_NAME } from '#domain/customers/wish-lists/list-name.ts';
import { MOST_ITEMS, MOST_LISTS } from '#domain/customers/wish-lists/wish-list.ts';
import type { T } from '#web/messages/i18n.tsx';
import type { WishAct, WishOutcome, WishReason } from './outcome.ts';

const ADDED_MS = 5000;
const OTHER_MS = 3000;

export type OutcomeText = { message: string; type: 'success' | 'error'; ttl: number };

const failures = {
  create: 'wishes.toast.createFailed',
  rename: 'wishes.toast.updateFailed',
  delete: 'wishes.toast.deleteFailed',
  share: 'wishes.toast.updateFailed',
  unshare: 'wishes.toast.updateFailed',
  amount: 'wishes.toast.updateFailed',
  remove: 'wishes.toast.itemRemoveFailed',
  restore: 'wishes.toast.itemAddFailed',
  move: 'wishes.toast.updateFailed',
} as const satisfies Record<WishAct, string>;

function successText(act: WishAct, name: string, t: T): string | null {
  switch (act) {
    case 'create':
      return t('wishes.toast.created', { name });
    case 'delete':
      return t('wishes.toast.deleted', { name });
    case 'rename':
      return t('wishes.toast.renamed');
    case 'remove':
      return t('wishes.toast.itemRemoved');
    case 'restore':
    case 'move':
      return t('wishes.toast.itemAdded', { name });
    case 'share':
    case 'unshare':
      return t('wishes.toast.listUpdated');
    default:
      // the new amount is visible
      return null;
  }
}

const isAdding = (act: WishAct) => act === 'create' || act === 'restore' || act === 'move';

/** Message for the result of a wish-list form (wish-list-4); null when there is nothing to say. */
export function outcomeText(outcome: WishOutcome, t: T): OutcomeText | null {
  const { act, name } = outcome;
  if (outcome.ok) {
    const message = successText(act, name, t);
    return message === null ? null : { message, type: 'success', ttl: isAdding(act) ? ADDED_MS : OTHER_MS };
  }
  const said = outcome.reason === 'not_found' ? t('wishes.toast.notFound') : limitText(outcome.reason, t);
  return { message: said ?? t(failures[act]), type: 'error', ttl: said ? ADDED_MS : OTHER_MS };
}

/** Message for a reached limit. */
export function limitText(reason: WishReason, t: T): string | null {
  if (reason === 'full') return t('wishes.error.full', { most: MOST_ITEMS });
  return reason === 'too_many_lists' ? t('wishes.error.too_many_lists', { most: MOST_LISTS }) : null;
}

/** Message for an invalid name; null for other reasons. */
export function nameProblemText(reason: WishReason, t: T): string | null {
  if (reason === 'empty' || reason === 'text') return t(`wishes.error.${reason}`);
  return reason === 'too_long' ? t('wishes.error.too_long', { most: MAX_LIST_NAME }) : null;
}
