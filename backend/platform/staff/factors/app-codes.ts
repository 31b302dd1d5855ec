import type { ShopContext } from '#backend/platform/context.ts';
import type { Limits } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { StaffId } from '#domain/staff/actor.ts';
import { secretBox } from './secret-box.ts';
import { totpStep } from './totp.ts';

/** Checks codes of authenticator apps. RFC 6238 forbids to accept a code twice (staff-3). */
export function createAppCodes({ db, settings, now }: Pick<ShopContext, 'db' | 'settings' | 'now'>, limits: Limits) {
  const box = secretBox(settings.SHOP_SECRET);
  return {
    box,
    /**
     * Uses the code of a person's app: false for a wrong, used or old one, and after five wrong ones for 15 minutes. Who calls
     * says no reason: that many tries would tell that the password was right.
     */
    async takeCode(staffId: StaffId, code: string): Promise<boolean> {
      if (await limits.consume(['staff-code-of', staffId])) return false;
      const row = await db.kysely
        .selectFrom('staff_secret')
        .where('staff_id', '=', staffId)
        .where('totp_confirmed_at', 'is not', null)
        .select('totp_secret')
        .executeTakeFirst();
      const step = row?.totp_secret ? totpStep(box.open(row.totp_secret), code, now()) : null;
      if (step === null) return false;
      const used = await db.kysely
        .updateTable('staff_secret')
        .set({ totp_step: step })
        .where('staff_id', '=', staffId)
        .where((eb) => eb.or([eb('totp_step', 'is', null), eb('totp_step', '<', step)]))
        .executeTakeFirst();
      if (used.numUpdatedRows !== 1n) return false;
      await limits.forget(['staff-code-of', staffId]);
      return true;
    },
  };
}

export type AppCodes = ReturnType<typeof createAppCodes>;
