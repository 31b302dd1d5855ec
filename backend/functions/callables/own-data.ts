import { z } from 'zod';
import type { AccountService } from '#backend/accounts/service.ts';
import { settled } from '#backend/user-store/refusals.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { type Callables, callable, nothing } from '../callable.ts';

const proof = z.strictObject({ password: z.string().max(1000).default('') });

/** Everything that is kept of a customer, and the end of it. */
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
