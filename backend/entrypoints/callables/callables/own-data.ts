import { z } from 'zod';
import type { AccountService } from '#backend/customers/accounts/service.ts';
import { type Callables, callable, nothing } from '#backend/entrypoints/callables/callable.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { settled } from '../user-store/refusals.ts';

const proof = z.strictObject({ password: z.string().max(1000).default('') });

/** Callables that export all data of a customer and delete the account (own-data-1). */
export const ownDataCallables = ({ accounts }: { accounts: AccountService }): Callables => ({
  'customer-exportData': callable(nothing, async (_, { userId }) => {
    const kept = await accounts.exportData(userId);
    if (!kept) throw new ShopError('not-found', 'There is no such customer.');
    return kept;
  }),
  'customer-deleteAccount': callable(proof, async (given, visitor) => {
    settled(await accounts.deleteAccount(visitor, given));
    return { deleted: true };
  }),
});
