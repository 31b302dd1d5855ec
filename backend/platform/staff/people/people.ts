import type { Kysely } from 'kysely';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import { adminUrlOf } from '#backend/platform/settings/admin-settings.ts';
import { normalizeEmail } from '#domain/base/contact-details/email.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import { type Actor, authorise, type StaffId } from '#domain/staff/actor.ts';
import { authoriseInvite, authoriseManage, authoriseSuspend, type StaffAssignment } from '#domain/staff/people.ts';
import { LINK_HOURS } from '#domain/staff/sign-in.ts';
import { makeLink } from '../links.ts';
import type { StaffMail } from '../mails/staff-mail.ts';
import { endSessionsOf, holdBackProofs } from './end-sessions.ts';
import type { StaffNotices } from './notices.ts';
import { columnsOf, countOwners, findByEmail, listPeople, lockPerson, type StaffRow } from './people-queries.ts';

export type Invitation = StaffAssignment & { email: string; name: string; locale: Locale };
type Linked = Result<{ url: string }, never>;
type Deps = { mail: MailService<StaffMail>; notices: StaffNotices };

/**
 * The people of the shop. Only owners assign roles, stores and limits, nobody their own, and one owner always stays
 * (staff-10). Every change is audited in its transaction and ends what it must.
 */
export function createPeople(ctx: ShopContext, { mail, notices }: Deps) {
  const { db, settings, now, log } = ctx;

  const audited = (
    tx: Kysely<Tables>,
    actor: Actor,
    action: 'staff.invite' | 'staff.manage',
    id: StaffId,
    values: object,
  ) => recordAudit(tx, actor, now(), { action, subject: { kind: 'staff', id }, ...values });

  /** Makes a link and mails it to the person. */
  async function sendLink(tx: Kysely<Tables>, person: StaffRow, kind: 'invite' | 'reset'): Promise<string> {
    await tx.deleteFrom('staff_link').where('staff_id', '=', person.id).execute();
    const token = await makeLink(tx, person.id, kind, now());
    const url = `${adminUrlOf(settings)}/kutsu/${token}`;
    const { email: to, name, locale, id } = person;
    const subjectId = `${id}-${now().getTime()}`;
    await mail.queue(tx, { kind: `staff-${kind}`, subjectId, to, name, locale, url, hours: LINK_HOURS });
    return url;
  }

  /** Runs `work` with the locked person. 'last-owner': it would leave the shop without one. */
  const withPerson = <T>(id: StaffId, work: (tx: Kysely<Tables>, person: StaffRow) => Promise<T>) =>
    inTransaction(db.kysely, async (tx): Promise<T | Fail<'unknown'>> => {
      const person = await lockPerson(tx, id);
      return person ? work(tx, person) : fail('unknown');
    });
  const isLastOwner = async (tx: Kysely<Tables>, person: StaffRow) =>
    person.role === 'owner' && !person.suspended_at && (await countOwners(tx)) === 1;

  return {
    /** All people with role, stores, limits, factors and when they were last here, owners first. */
    async people(actor: Actor) {
      authorise(actor, 'staff.read');
      return listPeople(db.kysely, now());
    },

    personByEmail: (email: string) => findByEmail(db.kysely, normalizeEmail(email)),

    /**
     * Invites a person, or anew one who has not signed in yet; mails the link of 24 hours and returns it for who hands it over.
     * 'taken': somebody of that address works here already.
     */
    async invite(actor: Actor, invitation: Invitation): Promise<Linked | Fail<'taken'>> {
      const email = normalizeEmail(invitation.email);
      authoriseInvite(actor, email, invitation);
      return inTransaction(db.kysely, async (tx) => {
        const { name, locale } = invitation;
        const made = await tx
          .insertInto('staff')
          .values({ email, name, locale, ...columnsOf(invitation) })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!made) return fail('taken');
        const { role, stores } = made;
        await audited(tx, actor, 'staff.invite', made.id, { after: { role, stores, ...limitsOf(made) } });
        note(log, 'role-changed', { staff: made.id, because: 'invited' });
        return ok({ url: await sendLink(tx, made, 'invite') });
      });
    },

    /**
     * Changes role, stores and limits; sessions end when the role changes. 'changed': a colleague changed the person since
     * `version` was read.
     */
    async assign(
      actor: Actor,
      id: StaffId,
      { version, ...assigned }: StaffAssignment & { version: number },
    ): Promise<Result<null, never> | Fail<'unknown'> | Fail<'changed'> | Fail<'last-owner'>> {
      authoriseManage(actor, id);
      return withPerson(id, async (tx, person) => {
        if (person.version !== version) return fail('changed');
        if (assigned.role !== 'owner' && (await isLastOwner(tx, person))) return fail('last-owner');
        await tx
          .updateTable('staff')
          .set({ ...columnsOf(assigned), version: version + 1 })
          .where('id', '=', id)
          .execute();
        const before = { role: person.role, stores: person.stores, ...limitsOf(person) };
        const after = { role: assigned.role, stores: assigned.stores, ...limitsOf(columnsOf(assigned)) };
        await audited(tx, actor, 'staff.manage', id, { before, after });
        if (person.role !== assigned.role) await endSessionsOf(tx, { log }, id, 'role');
        note(log, 'role-changed', { staff: id, because: 'changed' });
        return ok(null);
      });
    },

    /** Suspends a person, whose sessions and links end at once, or restores one. */
    async setSuspended(
      actor: Actor,
      id: StaffId,
      isSuspended: boolean,
    ): Promise<Result<null, never> | Fail<'unknown'> | Fail<'last-owner'>> {
      return withPerson(id, async (tx, person) => {
        authoriseSuspend(actor, person);
        if (isSuspended && (await isLastOwner(tx, person))) return fail('last-owner');
        const suspended_at = isSuspended ? now() : null;
        await tx
          .updateTable('staff')
          .set({ suspended_at, version: person.version + 1 })
          .where('id', '=', id)
          .execute();
        await tx.deleteFrom('staff_link').where('staff_id', '=', id).execute();
        await endSessionsOf(tx, { log }, id, 'suspended');
        await audited(tx, actor, 'staff.invite', id, { after: { suspended: isSuspended } });
        note(log, 'role-changed', { staff: id, because: isSuspended ? 'suspended' : 'restored' });
        return ok(null);
      });
    },

    /**
     * Takes all factors of a person away and mails a link for new ones. Sessions end, and for 24 hours the person proves
     * nothing (staff-5).
     */
    async reset(actor: Actor, id: StaffId): Promise<Linked | Fail<'unknown'>> {
      authoriseManage(actor, id);
      return withPerson(id, async (tx, person) => {
        for (const table of ['staff_passkey', 'staff_secret', 'staff_recovery_code'] as const)
          await tx.deleteFrom(table).where('staff_id', '=', id).execute();
        await holdBackProofs(tx, { log, now: now() }, id, 'reset');
        await audited(tx, actor, 'staff.manage', id, { after: { reset: true } });
        await notices(tx, id, 'reset');
        note(log, 'role-changed', { staff: id, because: 'reset' });
        return ok({ url: await sendLink(tx, person, 'reset') });
      });
    },
  };
}

const limitsOf = (row: Pick<StaffRow, 'refund_limit_cents' | 'refund_day_limit_cents'>) => ({
  refundCents: row.refund_limit_cents,
  refundDayCents: row.refund_day_limit_cents,
});
