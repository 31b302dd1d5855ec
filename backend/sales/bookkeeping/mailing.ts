import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { ReportService } from '#backend/sales/reports/service.ts';
import { emailProblem } from '#domain/base/contact-details/email.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { balances } from '#domain/sales/bookkeeping/journal.ts';
import { monthPeriod } from '#domain/sales/reports/period.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { journalCsv } from './export.ts';
import { ownerLetter } from './letter.ts';
import type { ReportMail } from './mails/report-mail.ts';
import { type BookkeepingService, numbersOf } from './service.ts';
import { euros } from './texts.ts';

const JOB = 'report-mails';
const MOST_RECIPIENTS = 10;
const CSV = 'text/csv; charset=utf-8';

export const mailingKinds = ['report-journal', 'owner-letter'] as const;
export type MailingKind = (typeof mailingKinds)[number];
export type Mailing = { kind: MailingKind; recipients: string[] };

type Deps = {
  jobs: Jobs;
  mail: MailService<ReportMail>;
  reports: ReportService;
  bookkeeping: BookkeepingService;
};

/** The addresses of a typed list; null when one is none, or there are too many. */
export function readRecipients(typed: string): string[] | null {
  const addresses = [
    ...new Set(
      typed
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
  return addresses.length > MOST_RECIPIENTS || addresses.some(emailProblem) ? null : addresses;
}

/**
 * Mails of each finished month: the journals with their files for the accountant, the figures for the owner. Looked for every morning;
 * each reader gets a month once, and a new reader the last month on the next morning.
 */
export function createReportMailing(ctx: ShopContext, { jobs, mail, reports, bookkeeping }: Deps) {
  const { db, now } = ctx;
  const actor: Actor = { kind: 'job', name: JOB };

  async function mailings(): Promise<Mailing[]> {
    const rows = await db.kysely.selectFrom('report_mailing').selectAll().execute();
    return mailingKinds.map((kind) => ({ kind, recipients: rows.find((row) => row.kind === kind)?.recipients ?? [] }));
  }

  async function contentOf(kind: MailingKind, month: string): Promise<Omit<ReportMail, 'to'>> {
    if (kind === 'owner-letter') return { kind, month, attachments: [], ...(await ownerLetter(reports, month)) };
    const period = monthPeriod(month);
    const numbers = await numbersOf(db.kysely);
    const [sales, settlements] = [
      await bookkeeping.journal(actor, 'sales', period),
      await bookkeeping.journal(actor, 'settlements', period),
    ];
    const total = (vouchers: typeof sales) =>
      balances(vouchers.flatMap(({ rows }) => rows)).reduce((sum, { debit }) => sum + debit, 0);
    const { rows: open, total: owed } = await bookkeeping.receivables(actor);
    return {
      kind,
      month,
      intro:
        'Liitteinä myyntipäiväkirja ja tilityspäiväkirja. Tarkista tilit, marginaalivero ja kulujen arvonlisävero.',
      rows: [
        ['Myyntipäiväkirja, debet = kredit', euros(total(sales))],
        ['Tilityspäiväkirja, debet = kredit', euros(total(settlements))],
        [`Tilittämättä nyt (${open.length})`, euros(owed)],
      ],
      attachments: [
        { name: `myynti-${month}.csv`, type: CSV, text: journalCsv(sales, numbers, 'fi') },
        { name: `tilitykset-${month}.csv`, type: CSV, text: journalCsv(settlements, numbers, 'fi') },
      ],
    };
  }

  /** Queues the mails of the last whole month that have not gone. Returns how many. */
  async function sendDue(): Promise<number> {
    const month = addDays(`${localDay(now(), shop.timeZone).slice(0, 7)}-01`, -1).slice(0, 7);
    let sent = 0;
    for (const { kind, recipients } of await mailings()) {
      const have = await db.kysely
        .selectFrom('outbox_mail')
        .select('subject_id')
        .where('kind', '=', kind)
        .where('subject_id', 'in', ['', ...recipients.map((to) => `${kind}-${month}:${to}`)])
        .execute();
      const missing = recipients.filter((to) => !have.some((row) => row.subject_id === `${kind}-${month}:${to}`));
      if (missing.length === 0) continue;
      const content = await contentOf(kind, month);
      await inTransaction(db.kysely, async (tx) => {
        for (const to of missing) await mail.queue(tx, { ...content, to });
      });
      sent += missing.length;
    }
    return sent;
  }
  // after the gateway's settlements were fetched
  jobs.define(JOB, async () => void (await sendDue()), { cron: '15 7 * * *' });

  return {
    sendDue,

    async mailings(by: Actor): Promise<Mailing[]> {
      authorise(by, 'bookkeeping.read', { subject: 'bookkeeping' });
      return mailings();
    },

    /** Sets who gets a mail each month; nobody turns it off. `conflict`: the list is no longer the one that was seen. */
    async setRecipients(
      by: Actor,
      { kind, typed, seen }: { kind: MailingKind; typed: string; seen: string },
    ): Promise<Result<null, 'email' | 'conflict'>> {
      authorise(by, 'bookkeeping.edit', { subject: 'bookkeeping' });
      const recipients = readRecipients(typed);
      if (!recipients) return fail('email');
      return inTransaction(db.kysely, async (tx) => {
        const row = await tx
          .selectFrom('report_mailing')
          .select('recipients')
          .where('kind', '=', kind)
          .forUpdate()
          .executeTakeFirst();
        const before = row?.recipients ?? [];
        if (before.join() === recipients.join()) return ok(null);
        if (before.join() !== seen) return fail('conflict');
        await tx
          .insertInto('report_mailing')
          .values({ kind, recipients })
          .onConflict((conflict) => conflict.column('kind').doUpdateSet({ recipients }))
          .execute();
        await recordAudit(tx, by, now(), {
          action: 'bookkeeping.edit',
          subject: { kind: 'mailing', id: kind },
          before: { readers: before.length },
          after: { readers: recipients.length },
        });
        return ok(null);
      });
    },
  };
}
