import { nameOf, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import { isRowId } from '#backend/platform/staff/tokens.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { HOUR_MS } from '#domain/base/time/durations.ts';
import { type Actor, authorise, type ProgramActor } from '#domain/staff/actor.ts';
import type { KeyScope } from '#domain/staff/key-scopes.ts';
import { isKeyForm, keyHash, keyHint, newKey } from './key-format.ts';

export const MOST_NAME = 60;

export type NewKey = { name: string; scopes: readonly KeyScope[]; expiresAt: Date | null };
export type ApiKey = {
  id: string;
  name: string;
  hint: string;
  scopes: KeyScope[];
  createdAt: Date;
  createdBy: string | null;
  expiresAt: Date | null;
  /** To the hour. */
  lastUsedAt: Date | null;
  revokedAt: Date | null;
};

/** Why a key is refused: no key, not the form of one, none of the shop's, taken back, or past its day. */
export type KeyRefusal = 'missing' | 'malformed' | 'unknown' | 'revoked' | 'expired';

/** Keys with which other programs use the admin API (docs/api.md). */
export function createKeyService({ db, now, log }: Pick<ShopContext, 'db' | 'now' | 'log'>) {
  const { kysely } = db;

  function refuse(because: KeyRefusal, key: string | null) {
    note(log, 'key-refused', { key, because });
    return fail(because);
  }

  return {
    /** All keys, newest first; revoked ones stay in the list. */
    async list(actor: Actor): Promise<ApiKey[]> {
      authorise(actor, 'keys.read');
      const rows = await kysely
        .selectFrom('api_key')
        .select(['id', 'name', 'hint', 'scopes', 'created_at as createdAt', 'created_by as createdBy'])
        .select(['expires_at as expiresAt', 'last_used_at as lastUsedAt', 'revoked_at as revokedAt'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows;
    },

    /** Makes a key and returns it: it is stored as a hash and never shown again. Owners, after a fresh factor (api-1). */
    async create(
      actor: Actor,
      { name, scopes, expiresAt }: NewKey,
    ): Promise<Result<{ id: string; key: string }, 'invalid'>> {
      const called = name.trim();
      authorise(actor, 'keys.manage', { subject: called });
      const isPast = expiresAt !== null && expiresAt <= now();
      if (called === '' || called.length > MOST_NAME || scopes.length === 0 || isPast) return fail('invalid');
      const key = newKey();
      const id = await inTransaction(kysely, async (tx) => {
        const made = await tx
          .insertInto('api_key')
          .values({
            name: called,
            hash: keyHash(key),
            hint: keyHint(key),
            scopes: [...new Set(scopes)],
            created_at: now(),
            created_by: nameOf(actor),
            expires_at: expiresAt,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const after = { name: called, scopes: [...scopes], expires: expiresAt?.toISOString() ?? null };
        const subject = { kind: 'key', id: made.id };
        await recordAudit(tx, actor, now(), { action: 'keys.manage', subject, after });
        return made.id;
      });
      note(log, 'key-made', { key: id });
      return ok({ id, key });
    },

    /** Takes a key back at once; false when there is no such key, or it was taken back. */
    async revoke(actor: Actor, id: string): Promise<boolean> {
      authorise(actor, 'keys.manage', { subject: id });
      if (!isRowId(id)) return false;
      return inTransaction(kysely, async (tx) => {
        const gone = await tx
          .updateTable('api_key')
          .set({ revoked_at: now() })
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .returning('name')
          .executeTakeFirst();
        if (!gone) return false;
        const subject = { kind: 'key', id };
        await recordAudit(tx, actor, now(), { action: 'keys.manage', subject, after: { revoked: true, ...gone } });
        note(log, 'key-revoked', { key: id });
        return true;
      });
    },

    /** Records that a program asked for what its key is not made for (api-1). */
    async refuseScope(
      actor: ProgramActor,
      { scope, operation }: { scope: KeyScope; operation: string },
    ): Promise<void> {
      note(log, 'key-refused', { key: actor.id, because: 'scope' });
      const subject = { kind: 'request', id: operation };
      await recordAudit(kysely, actor, now(), { action: scope, subject, reason: 'scope', outcome: 'refused' });
    },

    /** The program that a key belongs to. Refusals are noted in the security log (api-1). */
    async actorOf(key: string | null, requestId: string | null): Promise<Result<ProgramActor, KeyRefusal>> {
      if (key === null) return fail('missing');
      if (!isKeyForm(key)) return refuse('malformed', null);
      const row = await kysely
        .selectFrom('api_key')
        .select(['id', 'name', 'scopes', 'expires_at', 'revoked_at', 'last_used_at'])
        .where('hash', '=', keyHash(key))
        .executeTakeFirst();
      if (!row) return refuse('unknown', null);
      const at = now();
      if (row.revoked_at) return refuse('revoked', row.id);
      if (row.expires_at && row.expires_at <= at) return refuse('expired', row.id);
      const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
      if (!row.last_used_at || row.last_used_at < hour)
        await kysely.updateTable('api_key').set({ last_used_at: hour }).where('id', '=', row.id).execute();
      return ok({ kind: 'program', id: row.id, name: row.name, scopes: row.scopes, requestId });
    },
  };
}

export type KeyService = ReturnType<typeof createKeyService>;
