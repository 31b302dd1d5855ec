import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { StaffId } from '#domain/staff/actor.ts';
import { toBase32 } from './totp.ts';

const CODES = 10;
const CODE_BYTES = 10;

/** 80 random bits need no slow hash. */
const codeHash = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))
    .digest('base64url');

/** Replaces a person's recovery codes; returns the ten new ones, which are shown this once (staff-5). */
export async function renewRecoveryCodes(tx: Kysely<Tables>, staffId: StaffId): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => toBase32(randomBytes(CODE_BYTES)));
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
  await tx
    .insertInto('staff_recovery_code')
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: codeHash(code) })))
    .execute();
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code);
}

/** Uses a code; false for a wrong or used one. Of two concurrent calls one gets true. */
export async function takeRecoveryCode(
  tx: Kysely<Tables>,
  staffId: StaffId,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .updateTable('staff_recovery_code')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}
