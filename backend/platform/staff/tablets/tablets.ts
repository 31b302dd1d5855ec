import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { Limited, Limits } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import { hashQueueFull, matches } from '#backend/platform/passwords/passwords.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import { authorise, type StaffActor, type StaffId } from '#domain/staff/actor.ts';
import { mayUseTablet } from '#domain/staff/sign-in.ts';
import { keyedPin } from '../factors/secret-box.ts';
import { findTablet } from '../queries.ts';
import type { StaffClient, StaffSessions } from '../sessions.ts';
import { isRowId, newToken, tokenHash } from '../tokens.ts';

type Deps = { sessions: StaffSessions; limits: Limits };

/**
 * Shared tablets of stores. An owner enrols the browser for a store; there people sign in by PIN and have the role of a store
 * (staff-9).
 */
export function createTablets({ db, settings, now, log }: ShopContext, { sessions, limits }: Deps) {
  const { kysely } = db;

  const tabletOf = async ({ tablet }: StaffClient) =>
    tablet ? ((await findTablet(kysely, tokenHash(tablet))) ?? null) : null;

  /** People with a PIN who work in the tablet's store. */
  const peopleOf = (store: string) =>
    kysely
      .selectFrom('staff')
      .innerJoin('staff_secret as secret', 'secret.staff_id', 'staff.id')
      .where('secret.pin_hash', 'is not', null)
      .where('staff.suspended_at', 'is', null)
      .select(['staff.id', 'staff.name', 'staff.role', 'staff.stores', 'secret.pin_hash'])
      .orderBy('staff.name')
      .execute()
      .then((rows) => rows.filter((person) => mayUseTablet(person, store)));

  return {
    /** Enrols the browser as a store's tablet; returns the token for its cookie. Owners only, after a fresh factor. */
    async enrolTablet(actor: StaffActor, { name, store }: { name: string; store: string }): Promise<string> {
      authorise(actor, 'staff.manage', { subject: `tablet-${store}` });
      const token = newToken();
      await inTransaction(kysely, async (tx) => {
        const { id } = await tx
          .insertInto('staff_device')
          .values({ name, store, token_hash: tokenHash(token), enrolled_by: actor.id, created_at: now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        const subject = { kind: 'tablet', id };
        await recordAudit(tx, actor, now(), { action: 'staff.manage', subject, after: { name, store } });
      });
      return token;
    },

    /** The tablets in use, by store. */
    async tablets(actor: StaffActor) {
      authorise(actor, 'staff.read');
      return kysely
        .selectFrom('staff_device as tablet')
        .innerJoin('staff', 'staff.id', 'tablet.enrolled_by')
        .where('tablet.ended_at', 'is', null)
        .select([
          'tablet.id',
          'tablet.name',
          'tablet.store',
          'tablet.created_at as createdAt',
          'staff.name as enrolledBy',
        ])
        .orderBy('tablet.store')
        .execute();
    },

    /** Removes a tablet: its sessions end, and its browser is no tablet any more. */
    async removeTablet(actor: StaffActor, id: string): Promise<void> {
      authorise(actor, 'staff.manage', { subject: id });
      if (!isRowId(id)) return;
      await inTransaction(kysely, async (tx) => {
        await tx.updateTable('staff_device').set({ ended_at: now() }).where('id', '=', id).execute();
        const ended = await tx.deleteFrom('staff_session').where('device_id', '=', id).executeTakeFirst();
        const subject = { kind: 'tablet', id };
        await recordAudit(tx, actor, now(), { action: 'staff.manage', subject, after: { removed: true } });
        note(log, 'staff-session-ended', { staff: null, because: 'tablet', count: Number(ended.numDeletedRows) });
      });
    },

    /** The store of the browser's tablet with the people who may sign in there; null when the browser is no tablet. */
    async tabletPeople(client: StaffClient) {
      const tablet = await tabletOf(client);
      if (!tablet) return null;
      const people = await peopleOf(tablet.store);
      return { name: tablet.name, store: tablet.store, people: people.map(({ id, name }) => ({ id, name })) };
    },

    /** Signs in on a tablet by PIN. Five tries an hour for a person: a million PINs are not guessed. */
    async withPin(
      { staffId, pin }: { staffId: StaffId; pin: string },
      client: StaffClient,
    ): Promise<Result<{ token: string }, never> | Fail<'wrong'> | Limited> {
      const tablet = await tabletOf(client);
      if (!tablet) return fail('wrong');
      const limited = (await limits.consume(['staff-from', client.ip], ['staff-pin-of', staffId])) ?? hashQueueFull();
      if (limited) return limited;
      const person = (await peopleOf(tablet.store)).find(({ id }) => id === staffId);
      if (!(await matches(keyedPin(settings.SHOP_SECRET, staffId, pin), person?.pin_hash)) || !person) {
        note(log, 'staff-sign-in-refused', { staff: person?.id ?? null, way: 'pin', because: 'wrong' });
        return fail('wrong');
      }
      await limits.forget(['staff-pin-of', staffId]);
      note(log, 'staff-sign-in', { staff: person.id, way: 'pin' });
      return ok({ token: await sessions.openSession(person.id, client, { way: 'pin' }) });
    },
  };
}
