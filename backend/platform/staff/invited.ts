import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import type { FactorProblem, NewFactor, OwnFactors } from './factors/own-factors.ts';
import type { Passkeys } from './factors/passkeys.ts';
import { renewRecoveryCodes } from './factors/recovery-codes.ts';
import { findLink, type StaffLink, takeLink } from './links.ts';
import type { StaffClient, StaffSessions } from './sessions.ts';

const KINDS = ['invite', 'reset'] as const;

type Deps = { sessions: StaffSessions; passkeys: Passkeys; factors: OwnFactors };
type Welcomed = Result<{ token: string; recoveryCodes: string[] }, never>;

/** Who uses a link, for the audit log: nobody has a session yet. */
const invitedActor = ({ staffId: id, name, role }: StaffLink): StaffActor => ({
  kind: 'staff',
  id,
  name,
  role,
  stores: [],
  limits: { refund: 0, refundsPerDay: 0 },
  sessionId: '',
  proof: null,
  approvedBy: null,
  requestId: null,
});

/** The first factor of a person, by the link of their invitation or reset (staff-1). */
export function createInvited({ db, now, log }: ShopContext, { sessions, passkeys, factors }: Deps) {
  async function invitedPerson(token: string) {
    const link = await findLink(db.kysely, token, now());
    return link && link.kind !== 'demo' ? { id: link.staffId, email: link.email, name: link.name } : null;
  }

  return {
    /** What the page of a link offers: a passkey, or a password with an app. Null: unknown, used or expired. Uses nothing up. */
    async invitation(token: string) {
      const person = await invitedPerson(token);
      return person ? { name: person.name, email: person.email, app: factors.newAppSecret(person) } : null;
    },

    /** A challenge to make the first passkey; null for a link that does not hold. */
    async invitationPasskey(token: string) {
      const person = await invitedPerson(token);
      return person && passkeys.registrationOptions(person);
    },

    /**
     * Uses the link: stores the first factor, makes recovery codes and signs in. A wrong factor leaves the link as it was, and
     * so does 'elsewhere': a shared tablet of a store where the person does not work.
     */
    async acceptInvitation(
      token: string,
      factor: NewFactor,
      client: StaffClient,
    ): Promise<Welcomed | Fail<'unknown'> | Fail<'elsewhere'> | Fail<'refused', FactorProblem>> {
      const person = await invitedPerson(token);
      if (!person) return fail('unknown');
      if (!(await sessions.maySignIn(person.id, client))) return fail('elsewhere');
      const verified = await factors.verifyFactor(person, factor);
      if (!verified.ok) return verified;
      const recoveryCodes = await inTransaction(db.kysely, async (tx) => {
        const link = await takeLink(tx, token, KINDS, now());
        if (!link) return null;
        await verified.value(tx);
        const subject = { kind: 'staff', id: person.id };
        const after = { added: factor.way, by: link.kind };
        await recordAudit(tx, invitedActor(link), now(), { action: 'factors.change', subject, after });
        return renewRecoveryCodes(tx, person.id);
      });
      if (!recoveryCodes) return fail('unknown');
      note(log, 'factor-added', { staff: person.id, way: factor.way });
      note(log, 'staff-sign-in', { staff: person.id, way: 'invitation' });
      return ok({ token: await sessions.openSession(person.id, client, { way: 'invitation' }), recoveryCodes });
    },
  };
}
