import type { ShopContext } from '#backend/platform/context.ts';
import type { Limits } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { StaffId } from '#domain/staff/actor.ts';
import { NOBODY } from '../queries.ts';
import { secretBox } from './secret-box.ts';
import { newTotpSecret, totpStep } from './totp.ts';

/** Checks codes of authenticator apps. RFC 6238 forbids to accept a code twice (staff-3). */
export function createAppCodes({ db, settings, now }: Pick<ShopContext, 'db' | 'settings' | 'now'>, limits: Limits) {
  const box = secretBox(settings.SHOP_SECRET, 'totp secrets of staff');
  const dummySecret = newTotpSecret();

  /** The same statements for every code, right or wrong, also beyond the limit. */
  async function take(staffId: StaffId, counted: string, code: string): Promise<boolean> {
    const isLimited = (await limits.consume(['staff-code-of', counted])) !== null;
    const row = await db.kysely
      .selectFrom('staff_secret')
      .where('staff_id', '=', staffId)
      .where('totp_confirmed_at', 'is not', null)
      .select('totp_secret')
      .executeTakeFirst();
    const step = totpStep(row?.totp_secret ? box.open(row.totp_secret) : dummySecret, code, now());
    const isRight = Boolean(row?.totp_secret) && step !== null && !isLimited;
    const used = await db.kysely
      .updateTable('staff_secret')
      .set({ totp_step: step ?? 0 })
      .where('staff_id', '=', isRight ? staffId : NOBODY)
      .where((eb) => eb.or([eb('totp_step', 'is', null), eb('totp_step', '<', step ?? 0)]))
      .executeTakeFirst();
    if (used.numUpdatedRows !== 1n) return false;
    await limits.forget(['staff-code-of', counted]);
    return true;
  }

  return {
    box,
    /**
     * Uses the code of a person's app: false for a wrong, used or old one, and after five wrong ones for 15 minutes. Who calls
     * says no reason: that many tries would tell that the password was right.
     */
    takeCode: (staffId: StaffId, code: string): Promise<boolean> => take(staffId, staffId, code),
    /** Takes as long, and uses up nobody's tries: for an unknown address or a wrong password. */
    takeNobodysCode: (email: string): Promise<boolean> => take(NOBODY, `nobody ${email}`, '000000'),
  };
}

export type AppCodes = ReturnType<typeof createAppCodes>;
