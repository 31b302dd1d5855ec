import type { Locale } from '#domain/base/locale.ts';
import { type Cents, eurosFromCents } from '#domain/base/money.ts';
import { type AccountNumbers, numberOf } from '#domain/sales/bookkeeping/accounts.ts';
import type { JournalRow } from '#domain/sales/bookkeeping/journal.ts';
import { roundedVat, roundingOf } from '#domain/sales/bookkeeping/rounding.ts';
import type { Voucher } from '../export.ts';
import { accountText, kindText } from '../texts.ts';

/** The number of the VAT status "vat_1"; a company's own is in its VAT defaults. */
export const PROCOUNTOR_VAT_STATUS = 1;

export type ProcountorTransaction = {
  transactionType: 'ENTRY' | 'RECONCILIATION_ENTRY';
  account: string;
  /** Net, debit positive. */
  accountingValue: number;
  vatPercent: number;
  vatType?: 'SALES';
  vatStatus?: number;
  description: string;
};

/** A ledger receipt as Procountor's `POST /ledgerreceipts` takes it. */
export type ProcountorReceipt = {
  type: 'JOURNAL';
  name: string;
  receiptDate: string;
  vatType: 'SALES';
  vatStatus: number;
  transactions: ProcountorTransaction[];
};

const isVat = ({ account }: JournalRow) => account.startsWith('vat:');

/**
 * The ledger receipt of a voucher. Procountor books the VAT of a row itself, from its net sum and percentage, so rows of VAT are left out;
 * what its rounding of each row differs from the sums of the orders is the one row of reconciliation that a receipt may have.
 */
export function procountorReceipt(
  { id, day, rows }: Voucher,
  { numbers, locale, vatStatus }: { numbers: AccountNumbers; locale: Locale; vatStatus: number },
): ProcountorReceipt {
  const entries = rows.filter((row) => !isVat(row));
  const entry = ({ kind, account, rate, debit, credit }: JournalRow): ProcountorTransaction => ({
    transactionType: 'ENTRY',
    account: numberOf(numbers, account),
    accountingValue: eurosFromCents(debit - credit),
    vatPercent: rate ?? 0,
    ...(rate !== null && rate > 0 && { vatType: 'SALES' as const, vatStatus }),
    description: `${kindText(kind, locale)}: ${accountText(account, locale)}`,
  });
  const rounding: Cents = roundingOf(entries.map((row) => ({ net: row.debit - row.credit, rate: row.rate ?? 0 })));
  const reconciliation: ProcountorTransaction = {
    transactionType: 'RECONCILIATION_ENTRY',
    account: numberOf(numbers, 'rounding'),
    accountingValue: eurosFromCents(-rounding),
    vatPercent: 0,
    description: accountText('rounding', locale),
  };
  return {
    type: 'JOURNAL',
    name: id,
    receiptDate: day,
    vatType: 'SALES',
    vatStatus,
    transactions: [...entries.map(entry), ...(rounding === 0 ? [] : [reconciliation])],
  };
}

/** What a receipt does not balance by, in cents, once Procountor has added VAT to each row; 0 of every one of ours. */
export const openSum = ({ transactions }: ProcountorReceipt): Cents =>
  transactions.reduce((sum, { accountingValue, vatPercent }) => {
    const net = Math.round(accountingValue * 100);
    return sum + net + roundedVat(net, vatPercent);
  }, 0);
