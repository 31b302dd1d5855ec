import { randomBytes } from 'node:crypto';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { checkListName, type ListNameProblem } from '#domain/customers/wish-lists/list-name.ts';
import { MOST_LISTS } from '#domain/customers/wish-lists/wish-list.ts';
import { deleteList, insertList, lockOwner, updateList } from './changes.ts';
import { readList, readLists } from './queries.ts';

/** Owner of the lists: the signed-in customer. */
export type Owner = Pick<Visitor, 'userId' | 'locale'>;

/** A list by id and name. */
export type NamedList = { id: string; name: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether an id has the form of a list id; the database rejects any other text. */
export const isListId = (id: string): boolean => UUID.test(id);

/** 128 random bits, which nobody can guess. */
const newSecret = () => randomBytes(16).toString('base64url');

/** Creating, renaming, sharing and deleting lists (wish-list-1, wish-list-6). */
export function createLists({ db: { kysely }, now }: Pick<ShopContext, 'db' | 'now'>) {
  return {
    /** Creates an empty list; 'too_many_lists' when there are 50. Two lists may have the same name. */
    async create(owner: Owner, typed: string): Promise<Result<NamedList, ListNameProblem | 'too_many_lists'>> {
      const name = checkListName(typed);
      if (!name.ok) return name;
      return inTransaction(kysely, async (tx) => {
        const isThere = await lockOwner(tx, owner.userId);
        const lists = isThere ? await readLists(tx, owner.userId) : [];
        if (!isThere || lists.length >= MOST_LISTS) return fail('too_many_lists');
        return ok({ id: await insertList(tx, owner.userId, name.value, now()), name: name.value });
      });
    },

    /** Renames a list; 'not_found': not a list of the owner. */
    async rename(owner: Owner, id: string, typed: string): Promise<Result<NamedList, ListNameProblem | 'not_found'>> {
      const name = checkListName(typed);
      if (!name.ok) return name;
      if (!isListId(id)) return fail('not_found');
      const found = await kysely
        .transaction()
        .execute((tx) => updateList(tx, owner.userId, id, { name: name.value }, now()));
      return found ? ok({ id, name: name.value }) : fail('not_found');
    },

    /** Deletes a list with its items and returns its name. */
    async remove(owner: Owner, id: string): Promise<Result<NamedList, 'not_found'>> {
      if (!isListId(id)) return fail('not_found');
      const name = await kysely.transaction().execute((tx) => deleteList(tx, owner.userId, id));
      return name === null ? fail('not_found') : ok({ id, name });
    },

    /**
     * Turns sharing on or off. Returns the secret of the link, or null when off. Turning it on again makes a new
     * secret, so an old link never works again; no effect when it is on already (wish-list-6).
     */
    async share(owner: Owner, id: string, on: boolean): Promise<Result<string | null, 'not_found'>> {
      if (!isListId(id)) return fail('not_found');
      return inTransaction(kysely, async (tx) => {
        await lockOwner(tx, owner.userId);
        const list = await readList(tx, owner.userId, id);
        if (!list) return fail('not_found');
        if ((list.secret !== null) === on) return ok(list.secret);
        const secret = on ? newSecret() : null;
        await updateList(tx, owner.userId, id, { share_secret: secret }, now());
        return ok(secret);
      });
    },
  };
}
