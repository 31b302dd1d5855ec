import { fail, ok } from '#domain/base/result.ts';
import { matches } from '../../auth/passwords.ts';
import type { ShopContext } from '../../context.ts';
import type { DeletionParts } from './delete-account.ts';

/** Whether a password is the customer's. */
export const checkPassword =
  ({ db }: Pick<ShopContext, 'db'>): DeletionParts['verifyPassword'] =>
  async ({ userId }, password) => {
    const row = await db.kysely
      .selectFrom('auth_account')
      .select('password')
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .executeTakeFirst();
    return (await matches(password, row?.password)) ? ok(null) : fail('wrong');
  };
