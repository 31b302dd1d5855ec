import { z } from 'zod';
import type { AccountService } from '#backend/customers/accounts/service.ts';
import { type Callables, callable, nothing } from '#backend/entrypoints/callables/callable.ts';
import { settled } from '../user-store/refusals.ts';

const said = z.strictObject({ email: z.boolean(), sms: z.boolean() }).partial();

/** Callables that read and update marketing permissions (account-5). */
export const permissionCallables = ({ accounts }: { accounts: AccountService }): Callables => ({
  'customer-getMarketingPermissionStatus': callable(nothing, (_, visitor) => accounts.permissions(visitor)),
  'customer-setMarketingPermissions': callable(said, async (wanted, visitor) =>
    settled(await accounts.setPermissions(visitor, wanted, { source: 'function' })),
  ),
});
