import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { unsubscribeUrl } from '#backend/customers/newsletter/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import { localePrefix } from '#domain/base/locale.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { nextReminder } from '#domain/customers/machines/reminder.ts';
import { shop } from '#shop.config';
import type { MachineReminderMail } from './mails/machine-reminder-mail.ts';

export type ReminderDeps = {
  mail: Pick<MailService<MachineReminderMail>, 'queueBulk' | 'forgetMailsOf'>;
  jobs: Pick<Jobs, 'define'>;
};

const MAIL_DAYS = 30;
const PAGE = 200;
const ID_LETTERS = 22;
const SIGNATURE_LETTERS = 21;

const machineTitle = ({
  make,
  model,
  year,
  name,
}: {
  make: string;
  model: string;
  year: number | null;
  name: string;
}) => name || [make, model, year].filter(Boolean).join(' ');

/**
 * Mails that remind of a service (garage-2): one for each due day. The link that stops them holds the machine's id and a signature,
 * so it works without signing in and is stored nowhere.
 */
export function createMachineReminders({ db, now, log, settings, baseUrl }: ShopContext, { mail, jobs }: ReminderDeps) {
  const { kysely } = db;
  const signatureOf = (id: string) =>
    createHmac('sha256', settings.SHOP_SECRET)
      .update(`machine-reminder:${id}`)
      .digest('base64url')
      .slice(0, SIGNATURE_LETTERS);
  const tokenOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') + signatureOf(id);

  /** The machine of a link; null when the link is not the shop's. */
  function idOf(token: string): string | null {
    if (!/^[\w-]{43}$/.test(token)) return null;
    const hex = Buffer.from(token.slice(0, ID_LETTERS), 'base64url').toString('hex');
    const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    const given = Buffer.from(token.slice(ID_LETTERS));
    return timingSafeEqual(given, Buffer.from(signatureOf(id))) ? id : null;
  }

  const machineOf = (handle: Kysely<Tables>, id: string) =>
    handle.selectFrom('machine').selectAll().where('id', '=', id).executeTakeFirst();

  /** Queues the mail of a due machine and moves its day, under its lock; false when another process was faster. */
  async function remindOf(tx: Tx, id: string, today: string): Promise<boolean> {
    const machine = await tx
      .selectFrom('machine')
      .selectAll()
      .where('id', '=', id)
      .where('reminder_on', '<=', today)
      .forUpdate()
      .executeTakeFirst();
    const owner =
      machine &&
      (await tx
        .selectFrom('auth_user')
        .select(['email', 'firstname', 'locale'])
        .where('id', '=', machine.user_id)
        .where('email_verified', '=', true)
        .executeTakeFirst());
    if (!machine?.reminder_on || !owner) return false;
    const next = nextReminder(machine.reminder_on, machine.reminder_months, today);
    await tx.updateTable('machine').set({ reminder_on: next }).where('id', '=', id).execute();
    const title = [machine.make, machine.model, machine.year].filter(Boolean).join(' ');
    const { email: to, firstname: name, locale } = owner;
    return mail.queueBulk(tx, {
      kind: 'machine-reminder',
      subjectId: `${id}:${machine.reminder_on}`,
      to,
      name,
      locale,
      machine: machineTitle(machine),
      day: machine.reminder_on,
      next,
      note: machine.reminder_note,
      bookUrl: `${baseUrl}${localePrefix(locale)}/varaa-huolto?${new URLSearchParams({ kone: title })}`,
      stopUrl: unsubscribeUrl(baseUrl, locale, tokenOf(id)),
    });
  }

  /** Every morning: queues the mails of machines whose day has come. Returns how many; run by tests directly. */
  async function remind(): Promise<number> {
    const today = localDay(now(), shop.timeZone);
    let count = 0;
    for (let after = ''; ; ) {
      const due = await kysely
        .selectFrom('machine')
        .innerJoin('auth_user', 'auth_user.id', 'machine.user_id')
        .select('machine.id')
        .where('reminder_on', '<=', today)
        .where('auth_user.email_verified', '=', true)
        .$if(after !== '', (query) => query.where('machine.id', '>', after))
        .orderBy('machine.id')
        .limit(PAGE)
        .execute();
      for (const { id } of due) if (await inTransaction(kysely, (tx) => remindOf(tx, id, today))) count++;
      after = due.at(-1)?.id ?? '';
      if (due.length < PAGE) break;
    }
    await mail.forgetMailsOf(kysely, ['machine-reminder'], new Date(now().getTime() - MAIL_DAYS * DAY_MS));
    if (count > 0) log.info({ count }, 'service reminders queued');
    return count;
  }
  jobs.define('machine-reminders', async () => void (await remind()), { cron: '17 8 * * *' });

  return {
    remind,
    /** The machine of a link, and whether it still has a reminder; null: unknown, or the machine is gone. */
    async toStop(token: string): Promise<{ machine: string; isOn: boolean } | null> {
      const id = idOf(token);
      const machine = id ? await machineOf(kysely, id) : undefined;
      return machine ? { machine: machineTitle(machine), isOn: machine.reminder_on !== null } : null;
    },
    /** Ends the reminders of the link's machine; a repeated call succeeds. False: unknown link. */
    async stop(token: string): Promise<boolean> {
      const id = idOf(token);
      if (!id) return false;
      const { numUpdatedRows } = await kysely
        .updateTable('machine')
        .set({ reminder_on: null, reminder_months: null })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
