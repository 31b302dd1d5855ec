import { data } from 'react-router';
import type { RowFilter } from '#backend/catalog/change-sets/service.ts';
import type { Shop } from '#backend/shop.ts';
import { isOneOf } from '#domain/base/records.ts';
import { rowNumber } from '#domain/base/row-number.ts';
import { isWideSet } from '#domain/catalog/change-sets/wide-change.ts';
import { mayTry, type StaffActor } from '#domain/staff/actor.ts';

/** Rows that the page can show, as its address names them. */
export const shownRows = [
  'changed',
  'notices',
  'underCost',
  'unchanged',
  'skipped',
] as const satisfies readonly RowFilter[];

/** The preview of a set: the rows that are asked for, and those with a problem apart. */
export async function loadSet(shop: Shop, actor: StaffActor, id: string, query: URLSearchParams) {
  const number = rowNumber(id);
  const set = number === null ? null : await shop.changeSets.one(actor, number);
  if (!set) throw data(null, { status: 404 });
  const asked = query.get('rivit');
  const filter = isOneOf(shownRows, asked ?? '') ? (asked as RowFilter) : null;
  const page = await shop.changeSets.rows(actor, set.id, filter, rowNumber(query.get('after')) ?? 0);
  const problems = set.counts.problems > 0 ? (await shop.changeSets.rows(actor, set.id, 'problems')).rows : [];
  return {
    set,
    filter,
    page,
    problems,
    mayReadCosts: mayTry(actor, 'prices.read-costs'),
    moves: await shop.changeSets.moves(actor, set),
    isWide: isWideSet(set),
  };
}
export type LoadedSet = Awaited<ReturnType<typeof loadSet>>;
