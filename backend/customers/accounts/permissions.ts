import type { Kysely } from 'kysely';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { FieldProblem } from '#domain/base/contact-details/account-errors.ts';
import { ok, type Result } from '#domain/base/result.ts';
import {
  checkPermissions,
  MARKETING_TEXT_VERSION,
  type MarketingChannel,
  type MarketingPermissions,
  marketingChannels,
} from '#domain/customers/accounts/marketing-permissions.ts';
import { lockCustomer } from './address-queries.ts';

/** A permission granted or withdrawn, as logged. */
export type LoggedPermission = {
  channel: MarketingChannel;
  granted: boolean;
  textVersion: string;
  source: string;
  at: Date;
};

/** Place where a permission was granted or withdrawn. */
export type PermissionSource = 'account' | 'create-account' | 'checkout' | 'function' | 'newsletter';

type Who = Pick<Visitor, 'userId'>;

/** Current permission of each channel; false by default. */
export async function permissionsOf(db: Kysely<Tables>, userId: string): Promise<MarketingPermissions> {
  const rows = await db
    .selectFrom('marketing_permission')
    .distinctOn('channel')
    .select(['channel', 'granted'])
    .where('user_id', '=', userId)
    .orderBy('channel')
    .orderBy('id', 'desc')
    .execute();
  const said = (channel: MarketingChannel) => rows.find((row) => row.channel === channel)?.granted ?? false;
  return { email: said('email'), sms: said('sms') };
}

/** All logged permissions of a customer, oldest first. */
export async function permissionLog(db: Kysely<Tables>, userId: string): Promise<LoggedPermission[]> {
  const rows = await db
    .selectFrom('marketing_permission')
    .select(['channel', 'granted', 'text_version', 'source', 'at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ text_version, channel, ...row }) => ({
    ...row,
    channel,
    textVersion: text_version,
  }));
}

type Saying = { source: PermissionSource; textVersion: string; at: Date };

/** Logs the permission of each channel that is given. */
export async function writePermissions(
  tx: Kysely<Tables>,
  userId: string,
  said: Partial<MarketingPermissions>,
  { source, textVersion, at }: Saying,
): Promise<void> {
  const rows = marketingChannels.flatMap((channel) => {
    const granted = said[channel];
    return granted === undefined ? [] : [{ user_id: userId, text_version: textVersion, source, at, channel, granted }];
  });
  if (rows.length > 0) await tx.insertInto('marketing_permission').values(rows).execute();
}

type Heard = { email: boolean; textVersion: string; at: Date };

/** Marketing permissions: e-mail and SMS apart, every change logged with text version, time and source (account-5). */
export function createPermissions(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  /** Called with a changed e-mail permission, within the transaction. */
  onEmail: (tx: Kysely<Tables>, userId: string, known: Heard) => Promise<void>,
) {
  return {
    permissions: ({ userId }: Who): Promise<MarketingPermissions> => permissionsOf(db.kysely, userId),
    /** All logged permissions of the customer, oldest first. */
    permissionLog: ({ userId }: Who): Promise<LoggedPermission[]> => permissionLog(db.kysely, userId),

    /** Logs changed permissions. A missing or unchanged channel adds nothing to the log. */
    async setPermissions(
      { userId }: Who,
      input: Readonly<Record<string, unknown>>,
      { source, textVersion = MARKETING_TEXT_VERSION }: { source: PermissionSource; textVersion?: string },
    ): Promise<Result<MarketingPermissions, 'invalid', FieldProblem<MarketingChannel>[]>> {
      const wanted = checkPermissions(input);
      if (!wanted.ok) return wanted;
      return inTransaction(db.kysely, async (tx) => {
        await lockCustomer(tx, userId);
        const before = await permissionsOf(tx, userId);
        const after = { ...before, ...wanted.value };
        const changed = marketingChannels.filter((channel) => after[channel] !== before[channel]);
        const at = now();
        const said = Object.fromEntries(changed.map((channel) => [channel, after[channel]]));
        await writePermissions(tx, userId, said, { source, textVersion, at });
        if (changed.includes('email')) await onEmail(tx, userId, { email: after.email, textVersion, at });
        // a suppressed address stays without permission
        return ok(await permissionsOf(tx, userId));
      });
    },
  };
}
