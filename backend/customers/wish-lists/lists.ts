import { randomBytes } from 'node:crypto';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { checkListName, type ListNameProblem } from '#domain/customers/wish-lists/list-name.ts';
import { MOST_LISTS } from '#domain/customers/wish-lists/wish-list.ts';
import { deleteList, insertList, lockOwner, updateList } from './changes.ts';
import { readList, readLists } from './queries.ts';

/** Whose lists: the signed-in customer of a request. */
export type Owner = Pick<Visitor, 'userId' | 'locale'>;

/** A list as it is spoken of. */
export type NamedList = { id: string; name: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether an id can be one of a list; the database refuses any other text. */
export const isListId = (id: string): boolean => UUID.test(id);

/** 128 bits: a link that cannot be guessed. */
const newSecret = () => randomBytes(16).toString('base64url');

/** Making, naming, sharing and deleting of lists. */
export function createLists({ db: { kysely }, now }: Pick<ShopContext, 'db' | 'now'>) {
  return {
    /** A new, empty list; 'too_many_lists' when there are 50. Two lists may have one name. */
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

    /** Another name; 'not_found': no list of the owner's. */
    async rename(owner: Owner, id: string, typed: string): Promise<Result<NamedList, ListNameProblem | 'not_found'>> {
      const name = checkListName(typed);
      if (!name.ok) return name;
      if (!isListId(id)) return fail('not_found');
      const found = await kysely
        .transaction()
        .execute((tx) => updateList(tx, owner.userId, id, { name: name.value }, now()));
      return found ? ok({ id, name: name.value }) : fail('not_found');
    },

    /** Takes a list away with all that is on it; gives its name. */
    async remove(owner: Owner, id: string): Promise<Result<NamedList, 'not_found'>> {
      if (!isListId(id)) return fail('not_found');
      const name = await kysely.transaction().execute((tx) => deleteList(tx, owner.userId, id));
      return name === null ? fail('not_found') : ok({ id, name });
    },

    /**
     * Opens a list to whoever has its link, or closes it; gives the secret of the link, null when closed. A closed link
     * never works again: sharing anew makes a new secret. Sharing what is shared already changes nothing.
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
