import type { AccountService, UserAddress, UserDetails } from '#backend/customers/accounts/service.ts';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { WishListService } from '#backend/customers/wish-lists/service.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import type { WishList } from '#domain/customers/wish-lists/wish-list.ts';
import { settled } from './refusals.ts';

/** The document `users/{uid}` (callable-4). */
export type UserDocument = UserDetails & { wishlists: WishList[] };

type Fields = Readonly<Record<string, unknown>>;

/** A subcollection of a customer; each document has an id. */
export type Collection<D extends { id: string } = { id: string }> = {
  list(owner: Visitor): Promise<D[]>;
  add(owner: Visitor, fields: Fields): Promise<{ id: string }>;
  update(owner: Visitor, id: string, fields: Fields): Promise<void>;
  remove(owner: Visitor, id: string): Promise<void>;
};

export type UserStore = ReturnType<typeof createUserStore>;

const gone = (what: string) => new ShopError('not-found', `There is no such ${what}.`);

type Services = { accounts: AccountService; wishLists: WishListService };

/**
 * A customer's documents as programs read and change them (callable-4). Applies the rules of accounts and wish lists; throws
 * `ShopError` naming the field. Documents of other customers are not found.
 */
export function createUserStore({ accounts, wishLists }: Services) {
  const addresses: Collection<UserAddress> = {
    list: accounts.addresses,
    async add(owner, fields) {
      const { id } = settled(await accounts.addAddress(owner, fields));
      return { id };
    },
    async update(owner, id, fields) {
      settled(await accounts.updateAddress(owner, id, fields));
    },
    async remove(owner, id) {
      if (!(await accounts.removeAddress(owner, id))) throw gone('address');
    },
  };

  const wishlists: Collection<WishList> = {
    list: wishLists.list,
    async add(owner, fields) {
      const { id } = settled(await wishLists.write(owner, null, fields));
      return { id };
    },
    async update(owner, id, fields) {
      settled(await wishLists.write(owner, id, fields));
    },
    async remove(owner, id) {
      settled(await wishLists.remove(owner, id));
    },
  };

  return {
    collections: { addresses, wishlists },

    async user(owner: Visitor): Promise<UserDocument> {
      const details = await accounts.details(owner);
      if (!details) throw gone('user');
      return { ...details, wishlists: await wishLists.list(owner) };
    },

    /** Updates the given fields of firstname, lastname, phone and dob. */
    async updateUser(owner: Visitor, fields: Fields): Promise<void> {
      settled(await accounts.updateDetails(owner, fields));
    },
  };
}
