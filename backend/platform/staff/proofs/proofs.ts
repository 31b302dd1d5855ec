import type { ShopContext } from '#backend/platform/context.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import type { Proof, StaffActor } from '#domain/staff/actor.ts';
import type { AppCodes } from '../factors/app-codes.ts';
import type { PasskeyAnswer, Passkeys } from '../factors/passkeys.ts';
import { findForSignIn } from '../queries.ts';
import { isRowId } from '../tokens.ts';

const MINUTES_MS = 5 * 60_000;

export type ProofWay = 'passkey' | 'totp' | 'demo';
type Proved = Result<{ proof: string }, never> | Fail<'wrong'> | Fail<'held-back', { until: Date }>;

/**
 * Fresh factors ("step-up"): each is bound to a session, a permission, a subject and a sum, holds five minutes and works once
 * (staff-6). A session on a shared tablet proves nothing.
 */
export function createProofs(ctx: ShopContext, { passkeys, appCodes }: { passkeys: Passkeys; appCodes: AppCodes }) {
  const { db, settings, now, log } = ctx;
  const { kysely } = db;

  async function wayOf({ sessionId }: StaffActor) {
    const session = await kysely
      .selectFrom('staff_session')
      .where('id', '=', sessionId)
      .select(['device_id', 'way'])
      .executeTakeFirst();
    return session?.device_id === null ? session.way : null;
  }

  async function heldBack({ id }: StaffActor): Promise<Fail<'held-back', { until: Date }> | null> {
    const person = await findForSignIn(kysely, { id });
    const until = person?.proofs_from ?? null;
    return until && until > now() ? fail('held-back', { until }) : null;
  }

  async function store({ id: staff, sessionId }: StaffActor, proof: Proof, way: ProofWay) {
    await kysely.deleteFrom('staff_proof').where('expires_at', '<', now()).execute();
    const { id } = await kysely
      .insertInto('staff_proof')
      .values({ session_id: sessionId, ...proof, expires_at: new Date(now().getTime() + MINUTES_MS) })
      .returning('id')
      .executeTakeFirstOrThrow();
    note(log, 'step-up', { staff, way });
    return ok({ proof: id });
  }
  const refuse = ({ id }: StaffActor, way: ProofWay): Fail<'wrong'> => {
    note(log, 'step-up-refused', { staff: id, way });
    return fail('wrong');
  };

  return {
    /** How a person can confirm an action: what they have registered; in the demo, who came by its link just presses a button. */
    async proofWays(actor: StaffActor): Promise<ProofWay[]> {
      const way = await wayOf(actor);
      if (way === null) return [];
      if (way === 'demo' && settings.SHOP_MODE === 'demo') return ['demo'];
      const passkey = kysely.selectFrom('staff_passkey').where('staff_id', '=', actor.id).select('id').limit(1);
      const hasPasskey = Boolean(await passkey.executeTakeFirst());
      const person = await findForSignIn(kysely, { id: actor.id });
      return [...(hasPasskey ? ['passkey' as const] : []), ...(person?.totp_confirmed_at ? ['totp' as const] : [])];
    },

    /** A challenge for the person's passkey, bound to what it confirms. */
    proofOptions: (actor: StaffActor, proof: Proof) =>
      passkeys.assertionOptions({ kind: 'proof', staffId: actor.id, sessionId: actor.sessionId, proof }),

    /** Confirms with a passkey what the challenge was made for. */
    async proveByPasskey(actor: StaffActor, answer: PasskeyAnswer): Promise<Proved> {
      const verified = await passkeys.verifyAssertion('proof', answer);
      const challenge = verified?.challenge;
      const isOwn = verified?.staffId === actor.id && challenge?.session_id === actor.sessionId;
      if (!isOwn || !challenge?.permission || challenge.subject === null) return refuse(actor, 'passkey');
      if ((await wayOf(actor)) === null) return refuse(actor, 'passkey');
      const { permission, subject, cents } = challenge;
      return (await heldBack(actor)) ?? store(actor, { permission, subject, cents }, 'passkey');
    },

    /** Confirms with a code of the person's app. */
    async proveByCode(actor: StaffActor, proof: Proof, code: string): Promise<Proved> {
      const held = await heldBack(actor);
      if (held) return held;
      if ((await wayOf(actor)) === null || !(await appCodes.takeCode(actor.id, code))) return refuse(actor, 'totp');
      return store(actor, proof, 'totp');
    },

    /** Confirms in the demo, where the people of its links have no factors. */
    async proveInDemo(actor: StaffActor, proof: Proof): Promise<Proved> {
      if (settings.SHOP_MODE !== 'demo' || (await wayOf(actor)) !== 'demo') return refuse(actor, 'demo');
      return store(actor, proof, 'demo');
    },

    /** Uses a proof of a session; null: unknown, used, expired or of another session. */
    async takeProof(sessionId: string, id: string): Promise<Proof | null> {
      if (!isRowId(id)) return null;
      const taken = await kysely
        .deleteFrom('staff_proof')
        .where('id', '=', id)
        .where('session_id', '=', sessionId)
        .returning(['permission', 'subject', 'cents', 'expires_at'])
        .executeTakeFirst();
      if (!taken || taken.expires_at <= now()) return null;
      const { permission, subject, cents } = taken;
      return { permission, subject, cents };
    },
  };
}

export type Proofs = ReturnType<typeof createProofs>;
