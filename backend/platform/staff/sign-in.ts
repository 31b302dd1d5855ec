import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { Counted, Limited, Limits } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import { hashQueueFull, matches } from '#backend/platform/passwords/passwords.ts';
import { normalizeEmail } from '#domain/base/contact-details/email.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import type { StaffId } from '#domain/staff/actor.ts';
import type { SignInWay } from '#domain/staff/sign-in.ts';
import type { AppCodes } from './factors/app-codes.ts';
import type { PasskeyAnswer, Passkeys } from './factors/passkeys.ts';
import { takeRecoveryCode } from './factors/recovery-codes.ts';
import { takeLink } from './links.ts';
import { holdBackProofs } from './people/end-sessions.ts';
import type { StaffNotices } from './people/notices.ts';
import { findForSignIn, NOBODY } from './queries.ts';
import type { StaffClient, StaffSessions } from './sessions.ts';

type SignedIn = { token: string };
/** 'elsewhere': a shared tablet of a store where the person does not work. */
type Tried = Result<SignedIn, never> | Fail<'wrong'> | Fail<'elsewhere'> | Limited;
/** Takes back what a sign-in used up. */
class Elsewhere extends Error {}

type Deps = { sessions: StaffSessions; passkeys: Passkeys; appCodes: AppCodes; limits: Limits; notices: StaffNotices };

/** Others cannot lock a person out: the narrow limit counts one address, the wide one is slow (staff-8). */
const tries = (ip: string, email: string): Counted[] => [
  ['staff-from', ip],
  ['staff-from-to', ip, email],
  ['staff-to', email],
];

/** Signing in: a passkey alone, or password and app code together. No session exists before the factor (staff-2). */
export function createStaffSignIn(ctx: ShopContext, { sessions, passkeys, appCodes, limits, notices }: Deps) {
  const { db, settings, now, log } = ctx;

  const refuse = (staff: StaffId | null, way: SignInWay): Fail<'wrong'> => {
    note(log, 'staff-sign-in-refused', { staff, way, because: 'wrong' });
    return fail('wrong');
  };
  const refuseElsewhere = (staff: StaffId, way: SignInWay): Fail<'elsewhere'> => {
    note(log, 'staff-sign-in-refused', { staff, way, because: 'elsewhere' });
    return fail('elsewhere');
  };
  async function admit(
    staffId: StaffId,
    client: StaffClient,
    way: SignInWay,
  ): Promise<Result<SignedIn, never> | Fail<'elsewhere'>> {
    if (!(await sessions.maySignIn(staffId, client))) return refuseElsewhere(staffId, way);
    const token = await sessions.openSession(staffId, client, { way });
    note(log, 'staff-sign-in', { staff: staffId, way });
    return ok({ token });
  }

  return {
    /** A challenge for any passkey that the browser has for the admin; names nobody. */
    async passkeyOptions(client: StaffClient) {
      const limited = await limits.consume(['staff-challenge-from', client.ip]);
      return limited ?? ok(await passkeys.assertionOptions({ kind: 'sign-in' }));
    },

    /** Signs in with a passkey, which proves device and person. */
    async withPasskey(answer: PasskeyAnswer, client: StaffClient): Promise<Tried> {
      const limited = await limits.consume(['staff-from', client.ip]);
      if (limited) return limited;
      const verified = await passkeys.verifyAssertion('sign-in', answer);
      const person = verified && (await findForSignIn(db.kysely, { id: verified.staffId }));
      if (!person || person.suspended_at) return refuse(verified?.staffId ?? null, 'passkey');
      return admit(person.id, client, 'passkey');
    },

    /**
     * Signs in with password and app code in one step. 'wrong' for an unknown address, a wrong password and a wrong or used
     * code alike, after the same work (staff-8).
     */
    async withPassword(input: { email: string; password: string; code: string }, client: StaffClient): Promise<Tried> {
      const email = normalizeEmail(input.email);
      const limited = (await limits.consume(...tries(client.ip, email))) ?? hashQueueFull();
      if (limited) return limited;
      const found = await findForSignIn(db.kysely, { email });
      const isRight = await matches(input.password, found?.password_hash);
      const person = found && isRight && !found.suspended_at ? found : null;
      // of a wrong password too, so that the time does not tell it from the right one
      const isTaken = person ? await appCodes.takeCode(person.id, input.code) : await appCodes.takeNobodysCode(email);
      if (!person || !isTaken) return refuse(found?.id ?? null, 'totp');
      await limits.forget(['staff-from-to', client.ip, email]);
      await limits.giveBack(true, ['staff-to', email]);
      return admit(person.id, client, 'totp');
    },

    /**
     * Signs in with a printed recovery code, for who lost device and app. All other sessions end, and the person proves nothing
     * for a day (staff-5).
     */
    async withRecoveryCode(input: { email: string; code: string }, client: StaffClient): Promise<Tried> {
      const email = normalizeEmail(input.email);
      const limited = await limits.consume(...tries(client.ip, email));
      if (limited) return limited;
      const found = await findForSignIn(db.kysely, { email });
      const person = found && !found.suspended_at ? found : null;
      const isRight = await inTransaction(db.kysely, async (tx) => {
        // the same statement for an unknown address, so that it takes as long
        const taken = await takeRecoveryCode(tx, person?.id ?? NOBODY, input.code, now());
        if (!taken || !person) return false;
        if (!(await sessions.maySignIn(person.id, client, tx))) throw new Elsewhere();
        await holdBackProofs(tx, { log, now: now() }, person.id, 'recovery');
        await notices(tx, person.id, 'recovery-used');
        return true;
      }).catch((error: unknown) => {
        if (error instanceof Elsewhere) return 'elsewhere' as const;
        throw error;
      });
      if (isRight === 'elsewhere' && person) return refuseElsewhere(person.id, 'recovery');
      return isRight && person ? admit(person.id, client, 'recovery') : refuse(found?.id ?? null, 'recovery');
    },

    /** Signs in with a one-use link of the demo. 'unknown' in a live shop. */
    async withDemoLink(token: string, client: StaffClient): Promise<Result<SignedIn, 'unknown'> | Fail<'elsewhere'>> {
      if (settings.SHOP_MODE !== 'demo') return fail('unknown');
      const link = await inTransaction(db.kysely, (tx) => takeLink(tx, token, ['demo'], now()));
      return link ? admit(link.staffId, client, 'demo') : fail('unknown');
    },
  };
}
