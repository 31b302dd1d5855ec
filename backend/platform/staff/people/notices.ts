import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { StaffId } from '#domain/staff/actor.ts';
import type { StaffMail, StaffNotice } from '../mails/staff-mail.ts';

/** Tells a person and every owner what happened to the person's sign-in, in the transaction of the change (staff-2). */
export const staffNotices =
  (mail: MailService<StaffMail>) =>
  async (tx: Kysely<Tables>, staffId: StaffId, what: StaffNotice): Promise<void> => {
    const people = await tx
      .selectFrom('staff')
      .where((eb) => eb.or([eb('id', '=', staffId), eb('role', '=', 'owner')]))
      .where('suspended_at', 'is', null)
      .select(['id', 'email', 'name', 'locale'])
      .execute();
    const person = people.find(({ id }) => id === staffId)?.name ?? '';
    for (const { email: to, name, locale } of people)
      await mail.queue(tx, { kind: 'staff-notice', subjectId: randomUUID(), to, name, locale, what, person });
  };

export type StaffNotices = ReturnType<typeof staffNotices>;
