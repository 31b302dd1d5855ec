import { fail, ok, type Result } from '#domain/base/result.ts';

/** Ids of the lists to add an item to and to remove it from. */
export type MembershipChange = { added: string[]; removed: string[] };

/**
 * Changes that put an item on the chosen lists and on no other (wish-list-1). `has` is true for lists that contain it
 * now. Fails with 'not_found' when a chosen list is not among the customer's.
 */
export function membershipChange(
  lists: readonly { id: string; has: boolean }[],
  chosen: readonly string[],
): Result<MembershipChange, 'not_found'> {
  const wanted = new Set(chosen);
  if (lists.filter(({ id }) => wanted.has(id)).length < wanted.size) return fail('not_found');
  const ids = (change: (list: { id: string; has: boolean }) => boolean) => lists.filter(change).map(({ id }) => id);
  return ok({
    added: ids(({ id, has }) => wanted.has(id) && !has),
    removed: ids(({ id, has }) => !wanted.has(id) && has),
  });
}
