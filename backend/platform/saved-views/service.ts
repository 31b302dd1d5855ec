import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { isRowId } from '#backend/platform/staff/tokens.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { grantOf } from '#domain/staff/permissions.ts';
import { isSavedList, type SavedList, savedLists } from '#domain/staff/saved-lists.ts';

/** A named query of a list. `query` is that of its address, without a place in the list. */
export type SavedView = { id: string; name: string; query: string; isShared: boolean; isOwn: boolean };

export type NewView = { list: string; name: string; query: string; isShared: boolean };

const MOST_EACH = 30;
const LONGEST_NAME = 60;
const LONGEST_QUERY = 1000;
/** A query's place in the list, and the open row, are not part of a view. */
const PLACES = ['after', 'before', 'open'];

/** The query of an address as a view keeps it. */
export function viewQuery(query: string): string {
  const params = new URLSearchParams(query);
  for (const place of PLACES) params.delete(place);
  params.sort();
  return params.toString();
}

/** The words of a search, which may be a customer's name or phone: they stay with who saved them. */
const SEARCHED = 'q';

function withoutSearch(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(SEARCHED);
  return params.toString();
}

/** Views of lists that staff have saved: own ones, and those that others share. They hold queries, never data; shared ones no searched words. */
export function createSavedViewService({ db, now }: Pick<ShopContext, 'db' | 'now'>) {
  const { kysely } = db;

  return {
    /** Own views of a list and those that are shared, by name. */
    async list(actor: StaffActor, list: SavedList): Promise<SavedView[]> {
      const rows = await kysely
        .selectFrom('saved_view')
        .selectAll()
        .where('list', '=', list)
        .where((where) => where.or([where('staff_id', '=', actor.id), where('is_shared', '=', true)]))
        .orderBy('name')
        .limit(2 * MOST_EACH)
        .execute();
      return rows.map(({ id, name, query, is_shared, staff_id }) => ({
        id,
        name,
        query,
        isShared: is_shared,
        isOwn: staff_id === actor.id,
      }));
    },

    /** Saves a view; one of the same name is replaced. 'too-many' above thirty of a list; 'unknown-list': not one that the person may see. */
    async save(
      actor: StaffActor,
      view: NewView,
    ): Promise<Result<{ id: string }, 'no-name' | 'too-many' | 'unknown-list'>> {
      if (!isSavedList(view.list) || grantOf(actor.role, savedLists[view.list]) === null) return fail('unknown-list');
      const name = view.name.trim().slice(0, LONGEST_NAME);
      if (name === '') return fail('no-name');
      const typed = viewQuery(view.query).slice(0, LONGEST_QUERY);
      const query = view.isShared ? withoutSearch(typed) : typed;
      return inTransaction(kysely, async (tx) => {
        const own = await tx
          .selectFrom('saved_view')
          .select(['id', 'name'])
          .where('staff_id', '=', actor.id)
          .where('list', '=', view.list)
          .execute();
        const former = own.find((one) => one.name.toLowerCase() === name.toLowerCase());
        if (!former && own.length >= MOST_EACH) return fail('too-many');
        if (former) await tx.deleteFrom('saved_view').where('id', '=', former.id).execute();
        const { id } = await tx
          .insertInto('saved_view')
          .values({ staff_id: actor.id, list: view.list, name, query, is_shared: view.isShared, created_at: now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        await recordAudit(tx, actor, now(), {
          action: 'views.save',
          subject: { kind: 'view', id },
          after: { list: view.list, name, query: withoutSearch(query), isShared: view.isShared },
        });
        return ok({ id });
      });
    },

    /** Removes an own view, or as an owner a shared one. */
    async remove(actor: StaffActor, id: string): Promise<void> {
      if (!isRowId(id)) throw new ShopError('not-found', 'No such view.');
      await inTransaction(kysely, async (tx) => {
        const removal = tx.deleteFrom('saved_view').where('id', '=', id).returning(['name', 'list']);
        const mine = actor.role === 'owner' ? removal : removal.where('staff_id', '=', actor.id);
        const removed = await mine.executeTakeFirst();
        if (!removed) throw new ShopError('not-found', 'No such view of yours.');
        await recordAudit(tx, actor, now(), {
          action: 'views.remove',
          subject: { kind: 'view', id },
          before: { list: removed.list, name: removed.name },
        });
      });
    },
  };
}
