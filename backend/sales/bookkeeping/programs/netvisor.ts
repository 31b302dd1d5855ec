import { XMLBuilder } from 'fast-xml-parser';
import type { Locale } from '#domain/base/locale.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import { type AccountNumbers, numberOf } from '#domain/sales/bookkeeping/accounts.ts';
import type { Voucher } from '../export.ts';
import { accountText, kindText } from '../texts.ts';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

/** Netvisor's own type for what other programs send. */
export const NETVISOR_CLASS = 'Tuodut tapahtumat';

/**
 * The body of a request to Netvisor's `accounting.nv`, which takes one voucher: its rows as they are (`net`), VAT on rows of its own,
 * debit positive. VAT codes are left out: Netvisor takes those of the accounts.
 */
export function netvisorVoucher(
  { id, day, rows }: Voucher,
  { numbers, locale, voucherClass }: { numbers: AccountNumbers; locale: Locale; voucherClass: string },
): string {
  const voucherline = rows.map(({ kind, account, rate, debit, credit }) => ({
    linesum: { '@type': 'net', '#text': eurosFromCents(debit - credit).toFixed(2) },
    description: `${kindText(kind, locale)}: ${accountText(account, locale)}`,
    accountnumber: numberOf(numbers, account),
    vatpercent: rate ?? 0,
  }));
  const voucher = {
    calculationmode: 'net',
    voucherdate: { '@format': 'ansi', '#text': day },
    description: id,
    voucherclass: voucherClass,
    voucherline,
  };
  return `<?xml version="1.0" encoding="utf-8"?>\n${builder.build({ root: { voucher } })}`;
}
