import type { Kysely } from 'kysely';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import { newPasswordProblem } from '#backend/platform/passwords/new-password.ts';
import { hash } from '#backend/platform/passwords/passwords.ts';
import type { PasswordProblem } from '#domain/base/passwords/password.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import { authorise, type StaffActor, type StaffId } from '#domain/staff/actor.ts';
import { shop as config } from '#shop.config';
import { isRowId } from '../tokens.ts';
import type { AppCodes } from './app-codes.ts';
import type { PasskeyRegistration, Passkeys } from './passkeys.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { keyedPin } from './secret-box.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';

/** A factor to register, verified before anything is stored. */
export type NewFactor =
  | { way: 'passkey'; registration: PasskeyRegistration; name: string }
  | { way: 'totp'; password: string; sealed: string; code: string };
export type FactorProblem = { reason: 'passkey' | 'code' } | { reason: 'password'; problem: PasswordProblem };

type Person = { id: StaffId; email: string; name: string };
type Store = (tx: Kysely<Tables>) => Promise<void>;
type Deps = { passkeys: Passkeys; appCodes: AppCodes; onChange: OnFactorChange };
/** Tells the person and the owners by mail, in the transaction of the change. */
export type OnFactorChange = (
  tx: Kysely<Tables>,
  staffId: StaffId,
  what: 'factor-added' | 'factor-removed',
) => Promise<void>;
export type FactorKind = 'passkey' | 'totp' | 'pin' | 'recovery';

const refused = (problem: FactorProblem): Fail<'refused', FactorProblem> => fail('refused', problem);

/** How long the form of a new app may stay open. */
const SETUP_MS = 30 * 60_000;

/** What a person signs in with. Adding or removing a factor needs an existing one (staff-2). */
export function createOwnFactors(ctx: ShopContext, { passkeys, appCodes, onChange }: Deps) {
  const { db, settings, now, log } = ctx;
  const { box } = appCodes;

  /** Verifies a new factor; returns what stores it. */
  async function verify(
    person: Person,
    factor: NewFactor,
  ): Promise<Result<Store, never> | Fail<'refused', FactorProblem>> {
    if (factor.way === 'passkey') {
      const store = await passkeys.verifyRegistration(person.id, factor.registration);
      return store ? ok((tx) => store(tx, factor.name)) : refused({ reason: 'passkey' });
    }
    const min = settings.PASSWORD_MIN_LENGTH;
    const problem = await newPasswordProblem(factor.password, { min, email: person.email, firstname: person.name });
    if (problem) return refused({ reason: 'password', problem });
    const secret = openSetup(person.id, factor.sealed);
    const step = secret === null ? null : totpStep(secret, factor.code, now());
    if (secret === null || step === null) return refused({ reason: 'code' });
    const values = {
      password_hash: await hash(factor.password),
      totp_secret: box.seal(secret),
      totp_confirmed_at: now(),
      totp_step: step,
    };
    return ok(async (tx) => {
      const row = tx.insertInto('staff_secret').values({ staff_id: person.id, ...values });
      await row.onConflict((conflict) => conflict.column('staff_id').doUpdateSet(values)).execute();
    });
  }

  /** The secret of a form of this person, at most half an hour old. */
  function openSetup(staffId: StaffId, sealed: string): string | null {
    try {
      const [owner, at, secret] = box.open(sealed).split('\n');
      return owner === staffId && now().getTime() - Number(at) < SETUP_MS ? (secret ?? null) : null;
    } catch {
      return null;
    }
  }

  /** A recovery code has been such a proof: who signed in with one has nothing else. */
  async function authoriseChange(actor: StaffActor): Promise<void> {
    const session = db.kysely.selectFrom('staff_session').where('id', '=', actor.sessionId).select('way');
    if ((await session.executeTakeFirst())?.way !== 'recovery')
      authorise(actor, 'factors.change', { subject: actor.id });
  }

  type Change = { is: 'added' | 'removed'; way: FactorKind };
  async function changeIn(tx: Kysely<Tables>, actor: StaffActor, { is, way }: Change, store: Store) {
    await store(tx);
    const subject = { kind: 'staff', id: actor.id };
    await recordAudit(tx, actor, now(), { action: 'factors.change', subject, after: { [is]: way } });
    if (way !== 'recovery') await onChange(tx, actor.id, `factor-${is}`);
    note(log, `factor-${is}`, { staff: actor.id, way });
  }
  const add = (actor: StaffActor, way: FactorKind, store: Store) =>
    inTransaction(db.kysely, (tx) => changeIn(tx, actor, { is: 'added', way }, store));

  const factorsOf = async (staffId: StaffId, kysely: Kysely<Tables> = db.kysely) => {
    const passkeys = await kysely
      .selectFrom('staff_passkey')
      .where('staff_id', '=', staffId)
      .select(['id', 'name', 'created_at as createdAt', 'used_at as usedAt'])
      .orderBy('created_at')
      .execute();
    const secret = await kysely
      .selectFrom('staff_secret')
      .where('staff_id', '=', staffId)
      .select(['totp_confirmed_at', 'pin_hash'])
      .executeTakeFirst();
    const codes = await kysely
      .selectFrom('staff_recovery_code')
      .where('staff_id', '=', staffId)
      .where('used_at', 'is', null)
      .select((eb) => eb.fn.countAll<number>().as('left'))
      .executeTakeFirstOrThrow();
    const hasApp = Boolean(secret?.totp_confirmed_at);
    return { passkeys, hasApp, hasPin: Boolean(secret?.pin_hash), recoveryCodes: Number(codes.left) };
  };

  return {
    verifyFactor: verify,

    /** A secret for an authenticator app: shown as text and QR code, and sealed for the form that confirms it. */
    newAppSecret(person: Person) {
      const secret = newTotpSecret();
      const sealed = box.seal([person.id, now().getTime(), secret].join('\n'));
      return { secret, uri: totpUri(secret, { shop: config.name, email: person.email }), sealed };
    },

    /** What a person has registered; secrets are never among it. */
    ownFactors: (actor: StaffActor) => factorsOf(actor.id),

    /** Adds a passkey, or sets password and app. */
    async addFactor(
      actor: StaffActor,
      person: Person,
      factor: NewFactor,
    ): Promise<Result<null, never> | Fail<'refused', FactorProblem>> {
      await authoriseChange(actor);
      const verified = await verify(person, factor);
      if (!verified.ok) return verified;
      await add(actor, factor.way, verified.value);
      return ok(null);
    },

    /** Removes a passkey (by its id) or password and app. 'last': one way to sign in must stay. */
    async removeFactor(
      actor: StaffActor,
      which: { passkey: string } | 'totp',
    ): Promise<Result<null, never> | Fail<'last'>> {
      await authoriseChange(actor);
      if (typeof which === 'object' && !isRowId(which.passkey)) return ok(null);
      return inTransaction(db.kysely, async (tx) => {
        // two removals at once must not both leave the other's factor as the last one
        await tx.selectFrom('staff').select('id').where('id', '=', actor.id).forUpdate().execute();
        const { passkeys, hasApp } = await factorsOf(actor.id, tx);
        if (passkeys.length + Number(hasApp) <= 1) return fail('last');
        await changeIn(tx, actor, { is: 'removed', way: which === 'totp' ? 'totp' : 'passkey' }, async () => {
          if (which === 'totp') {
            const none = { password_hash: null, totp_secret: null, totp_confirmed_at: null, totp_step: null };
            await tx.updateTable('staff_secret').set(none).where('staff_id', '=', actor.id).execute();
          } else {
            const own = tx.deleteFrom('staff_passkey').where('staff_id', '=', actor.id);
            await own.where('id', '=', which.passkey).execute();
          }
        });
        return ok(null);
      });
    },

    /** Sets the PIN for shared tablets: six digits, not all alike or in a row. */
    async setPin(actor: StaffActor, pin: string): Promise<Result<null, never> | Fail<'weak'>> {
      await authoriseChange(actor);
      if (!/^\d{6}$/.test(pin) || '01234567890 98765432109'.includes(pin) || /^(\d)\1+$/.test(pin)) return fail('weak');
      const pin_hash = await hash(keyedPin(settings.SHOP_SECRET, actor.id, pin));
      await add(actor, 'pin', async (tx) => {
        const row = tx.insertInto('staff_secret').values({ staff_id: actor.id, pin_hash });
        await row.onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ pin_hash })).execute();
      });
      return ok(null);
    },

    /** Replaces the recovery codes; returns the ten new ones, shown this once. */
    async newRecoveryCodes(actor: StaffActor): Promise<string[]> {
      await authoriseChange(actor);
      let codes: string[] = [];
      await add(actor, 'recovery', async (tx) => {
        codes = await renewRecoveryCodes(tx, actor.id);
      });
      return codes;
    },
  };
}

export type OwnFactors = ReturnType<typeof createOwnFactors>;
