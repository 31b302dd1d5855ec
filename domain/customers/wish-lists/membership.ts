import { fail, ok, type Result } from '#domain/base/result.ts';

/** The lists that change when a thing is to be on exactly the chosen ones. */
export type MembershipChange = { added: string[]; removed: string[] };

/**
 * What to do to the lists of a customer so that a thing is on the chosen ones and on no other (spec 4, bulk). `has` says
 * where it is now. 'not_found': a chosen list is none of the customer's.
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
