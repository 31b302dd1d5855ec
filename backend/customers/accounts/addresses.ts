import type { Kysely } from 'kysely';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { phoneOf } from '#backend/platform/phone.ts';
import type { FieldProblem } from '#domain/base/contact-details/account-errors.ts';
import { type Address, type AddressField, checkAddress, MAX_ADDRESSES } from '#domain/base/contact-details/address.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import {
  addressesOf,
  clearDefaults,
  deleteAddress,
  findAddress,
  insertAddress,
  lockCustomer,
  writeAddress,
} from './address-queries.ts';
import { townOf } from './towns.ts';
import type { UserAddress } from './views.ts';

type Problems = FieldProblem<AddressField>[];
type Input = Readonly<Record<string, unknown>>;
type Who = Pick<Visitor, 'userId'>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Without JavaScript the form cannot fill in the town from the postcode, so the server does. */
const withTown = (input: Input): Input => {
  const isFinnish = !input.country || input.country === 'FI';
  const isEmpty = input.city === undefined || String(input.city).trim() === '';
  const town = isFinnish && isEmpty ? townOf(String(input.postcode ?? '').trim()) : null;
  return town ? { ...input, city: town } : input;
};

function checked(input: Input): Result<Address, 'invalid', Problems> {
  const address = checkAddress(withTown(input));
  if (!address.ok) return address;
  const phone = phoneOf(address.value.phone, address.value.country);
  return phone.ok
    ? ok({ ...address.value, phone: phone.value })
    : fail('invalid', [{ field: 'phone', message: 'account.error.phone' }]);
}

/** Addresses of a customer (account-1). The address of another customer counts as not found. */
export function createAddresses(db: Kysely<Tables>) {
  return {
    /** Defaults first, then oldest first. */
    addresses: ({ userId }: Who): Promise<UserAddress[]> => addressesOf(db, userId),

    /** Adds an address. The first one becomes the default of both kinds. */
    async addAddress({ userId }: Who, input: Input): Promise<Result<UserAddress, 'invalid', Problems>> {
      const address = checked(input);
      if (!address.ok) return address;
      return db.transaction().execute(async (tx) => {
        await lockCustomer(tx, userId);
        const { length } = await addressesOf(tx, userId);
        if (length >= MAX_ADDRESSES) return fail('invalid', [{ field: 'street', message: 'account.error.tooMany' }]);
        const kept = length > 0 ? address.value : { ...address.value, defaultBilling: true, defaultShipping: true };
        await clearDefaults(tx, userId, kept, null);
        return ok(await insertAddress(tx, userId, kept));
      });
    },

    /** Changes the given fields of an address. Validates the resulting address as a whole. */
    async updateAddress(
      { userId }: Who,
      id: string,
      change: Input,
    ): Promise<Result<UserAddress, 'invalid' | 'not_found', Problems>> {
      if (!UUID.test(id)) return fail('not_found');
      return db.transaction().execute(async (tx) => {
        await lockCustomer(tx, userId);
        const before = await findAddress(tx, userId, id);
        if (!before) return fail('not_found');
        const address = checked({ ...before, ...change });
        if (!address.ok) return address;
        await clearDefaults(tx, userId, address.value, id);
        await writeAddress(tx, userId, id, address.value);
        return ok({ ...address.value, id });
      });
    },

    /** False when the customer has no such address. */
    removeAddress: async ({ userId }: Who, id: string): Promise<boolean> =>
      UUID.test(id) && deleteAddress(db, userId, id),
  };
}
