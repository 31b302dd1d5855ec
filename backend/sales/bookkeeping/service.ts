import type { Kysely } from 'kysely';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { Locale } from '#domain/base/locale.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { addDays, isCalendarDay, localDay } from '#domain/base/time/local-day.ts';
import {
  type AccountNumbers,
  accounts,
  isAccount,
  isAccountNumber,
  numberOf,
} from '#domain/sales/bookkeeping/accounts.ts';
import {
  balances,
  journalRows,
  salesJournal,
  settlementPostings,
  settlementSums,
} from '#domain/sales/bookkeeping/journal.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { journalCsv, journalJson, type Voucher } from './export.ts';
import { journalFacts, openReceivables, type Period, settlementFacts } from './facts.ts';
import { NETVISOR_CLASS, netvisorVoucher } from './programs/netvisor.ts';
import { openSum, PROCOUNTOR_VAT_STATUS, procountorReceipt } from './programs/procountor.ts';
import { accountText } from './texts.ts';

export type { Voucher } from './export.ts';
export type { Period } from './facts.ts';

export const journalKinds = ['sales', 'settlements'] as const;
export type JournalName = (typeof journalKinds)[number];

const READ = { subject: 'bookkeeping' };
const LONGEST_DAYS = 366;
/** What began before midnight may be committed after it. */
const SETTLED_MS = 10 * 60_000;

/** Whether a period can be read: two days, in order, of at most a year. */
export const isPeriod = ({ from, to }: Period): boolean =>
  isCalendarDay(from) && isCalendarDay(to) && from <= to && to <= addDays(from, LONGEST_DAYS);

export type BookkeepingService = ReturnType<typeof createBookkeeping>;

/** Journals for bookkeeping programs, and what is open (docs/reports.md). To be checked by the accountant. */
export function createBookkeeping({ db, now }: Pick<ShopContext, 'db' | 'now'>) {
  const { kysely } = db;

  async function salesVouchers(period: Period): Promise<Voucher[]> {
    const rows = salesJournal(await journalFacts(kysely, period, shop.timeZone));
    const openDay = localDay(new Date(now().getTime() - SETTLED_MS), shop.timeZone);
    return balances(rows).map(({ day, debit, credit }) => {
      if (debit !== credit) throw new Error(`the voucher of ${day} does not balance`);
      return { id: `M-${day}`, day, isFinal: day < openDay, rows: rows.filter((row) => row.day === day) };
    });
  }

  async function settlementVouchers(period: Period): Promise<Voucher[]> {
    return (await settlementFacts(kysely, period)).map((fact) => ({
      id: `T-${fact.reference}`,
      day: fact.day,
      isFinal: true,
      rows: journalRows([{ day: fact.day, postings: settlementPostings(fact) }]),
    }));
  }

  const service = {
    /** The vouchers of a journal: of each day, or of each settlement. */
    async journal(actor: Actor, name: JournalName, period: Period): Promise<Voucher[]> {
      authorise(actor, 'bookkeeping.read', READ);
      if (!isPeriod(period)) return [];
      return name === 'sales' ? salesVouchers(period) : settlementVouchers(period);
    },

    /** Settlements of a period with their sums: gross, fees, what reached the bank. */
    async settlements(actor: Actor, period: Period) {
      authorise(actor, 'bookkeeping.read', READ);
      if (!isPeriod(period)) return [];
      return (await settlementFacts(kysely, period)).map((fact) => ({
        id: fact.id,
        reference: fact.reference,
        day: fact.day,
        payments: fact.rows.length,
        ...settlementSums(fact),
      }));
    },

    /** What the gateway has taken and not yet paid. */
    async receivables(actor: Actor) {
      authorise(actor, 'bookkeeping.read', READ);
      return openReceivables(kysely, shop.timeZone);
    },

    /** The numbers of all accounts that have one of their own. */
    async numbers(actor: Actor): Promise<AccountNumbers> {
      authorise(actor, 'bookkeeping.read', READ);
      return numbersOf(kysely);
    },

    /** Sets the number of an account; `conflict`: it is no longer the one that was seen. */
    async setNumber(
      actor: Actor,
      { account, number, seen }: { account: string; number: string; seen: string },
    ): Promise<Result<null, 'unknown' | 'invalid' | 'conflict'>> {
      authorise(actor, 'bookkeeping.edit', { subject: 'bookkeeping' });
      if (!isAccount(account)) return fail('unknown');
      if (!isAccountNumber(number)) return fail('invalid');
      return inTransaction(kysely, async (tx) => {
        const row = await tx
          .selectFrom('bookkeeping_account')
          .select('number')
          .where('account', '=', account)
          .forUpdate()
          .executeTakeFirst();
        const before = row?.number ?? '';
        if (before === number) return ok(null);
        if (before !== seen) return fail('conflict');
        await tx
          .insertInto('bookkeeping_account')
          .values({ account, number })
          .onConflict((conflict) => conflict.column('account').doUpdateSet({ number }))
          .execute();
        await recordAudit(tx, actor, now(), {
          action: 'bookkeeping.edit',
          subject: { kind: 'account', id: account },
          before: { number: before },
          after: { number },
        });
        return ok(null);
      });
    },
  };
  return {
    ...service,

    /** All accounts with their names and numbers; `own` is '' while the example's is used. */
    async accounts(actor: Actor, locale: Locale) {
      const numbers = await service.numbers(actor);
      return accounts.map((account) => ({
        account,
        name: accountText(account, locale),
        number: numberOf(numbers, account),
        own: numbers[account] ?? '',
      }));
    },

    /** The vouchers of a journal as bodies of requests to Netvisor's `accounting.nv`. */
    async netvisor(actor: Actor, name: JournalName, period: Period, voucherClass = NETVISOR_CLASS) {
      const vouchers = await service.journal(actor, name, period);
      const numbers = await service.numbers(actor);
      return vouchers.map((voucher) => ({
        id: voucher.id,
        day: voucher.day,
        isFinal: voucher.isFinal,
        xml: netvisorVoucher(voucher, { numbers, locale: 'fi', voucherClass }),
      }));
    },

    /** The vouchers of a journal as Procountor's ledger receipts. `vatStatus`: its number for sales in Finland. */
    async procountor(actor: Actor, name: JournalName, period: Period, vatStatus = PROCOUNTOR_VAT_STATUS) {
      const vouchers = await service.journal(actor, name, period);
      const numbers = await service.numbers(actor);
      return vouchers.map((voucher) => {
        const receipt = procountorReceipt(voucher, { numbers, locale: 'fi', vatStatus });
        if (openSum(receipt) !== 0) throw new Error(`the receipt of ${voucher.id} does not balance`);
        return { id: voucher.id, day: voucher.day, isFinal: voucher.isFinal, receipt };
      });
    },

    /** A journal as a file. */
    async file(
      actor: Actor,
      { journal, period, isJson, locale }: { journal: JournalName; period: Period; isJson: boolean; locale: Locale },
    ): Promise<string> {
      const vouchers = await service.journal(actor, journal, period);
      const numbers = await service.numbers(actor);
      return isJson
        ? `${JSON.stringify(journalJson(vouchers, numbers, locale), null, 2)}\n`
        : journalCsv(vouchers, numbers, locale);
    },
  };
}

export async function numbersOf(db: Kysely<Tables>): Promise<AccountNumbers> {
  const rows = await db.selectFrom('bookkeeping_account').selectAll().execute();
  return Object.fromEntries(rows.map(({ account, number }) => [account, number]));
}
