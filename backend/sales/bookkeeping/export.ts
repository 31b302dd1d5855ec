import { stringify } from 'csv-stringify/sync';
import type { Locale } from '#domain/base/locale.ts';
import { type Cents, eurosFromCents } from '#domain/base/money.ts';
import { type AccountNumbers, numberOf } from '#domain/sales/bookkeeping/accounts.ts';
import type { JournalRow } from '#domain/sales/bookkeeping/journal.ts';
import { accountText, kindText } from './texts.ts';

/** A voucher of a journal: one of a day, or one of a settlement. Debits equal credits. `isFinal`: no row is added any more. */
export type Voucher = { id: string; day: string; isFinal: boolean; rows: readonly JournalRow[] };

const COLUMNS = [
  ...['date', 'voucher', 'account', 'account_name', 'debit', 'credit', 'vat_rate', 'description'],
] as const;
const CHECK = {
  fi: 'Kirjanpitäjän tarkistettava: tilit, marginaalivero ja kulujen arvonlisävero.',
  en: 'To be checked by the accountant: accounts, margin scheme and VAT of fees.',
};

const comma = (cents: Cents) => (cents === 0 ? '' : (cents / 100).toFixed(2).replace('.', ','));

/** A journal as a file that spreadsheets open: semicolons, decimal commas, UTF-8 with a mark. */
export function journalCsv(vouchers: readonly Voucher[], numbers: AccountNumbers, locale: Locale): string {
  const rows = vouchers.flatMap(({ id, day, rows }) =>
    rows.map(({ kind, account, rate, debit, credit }) => [
      ...[day, id, numberOf(numbers, account), accountText(account, locale), comma(debit), comma(credit)],
      ...[rate === null ? '' : String(rate).replace('.', ','), kindText(kind, locale)],
    ]),
  );
  return `\uFEFF${stringify([[...COLUMNS], ...rows], { delimiter: ';', escape_formulas: true })}`;
}

/**
 * A journal with all that Netvisor (`accounting.nv`, rows as sent) and Procountor (ledger receipts) ask for: a voucher with its date,
 * and rows of account, signed sum (debit positive), VAT percentage and text. Sums are euros.
 */
export function journalJson(vouchers: readonly Voucher[], numbers: AccountNumbers, locale: Locale) {
  return {
    check: CHECK[locale],
    currency: 'EUR',
    vouchers: vouchers.map(({ id, day, rows }) => ({
      voucher: id,
      date: day,
      rows: rows.map(({ kind, account, rate, debit, credit }) => ({
        account: numberOf(numbers, account),
        accountName: accountText(account, locale),
        sum: eurosFromCents(debit - credit),
        vatRate: rate,
        description: kindText(kind, locale),
      })),
    })),
  };
}
