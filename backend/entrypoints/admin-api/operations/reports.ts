import { z } from 'zod';
import { refuseFields } from '#backend/platform/http-kit/field-errors.ts';
import { isPeriod, journalKinds } from '#backend/sales/bookkeeping/service.ts';
import { numberOf } from '#domain/sales/bookkeeping/accounts.ts';
import { authorise } from '#domain/staff/actor.ts';
import { cents, named } from '../fields.ts';
import { type Operation, operation } from '../operation.ts';

const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .describe('A month, `2026-11`.');
const day = z.iso.date();
const period = z.strictObject({ from: day, to: day.describe('The last day; a year at most.') });

/** The period of a query; refuses one that is none. */
function periodOf({ from, to }: z.output<typeof period>) {
  if (isPeriod({ from, to })) return { from, to };
  return refuseFields([
    { field: '?to', code: 'invalid', message: 'must not be before from, nor more than a year after it' },
  ]);
}

const vatRow = z.object({
  source: z.enum(['sales', 'pickups', 'refunds']),
  rate: z.number(),
  isVoucher: z.boolean().describe('Sold gift cards, whose VAT is due when they are spent.'),
  gross: cents,
  net: cents,
  vat: cents,
});
const paid = z.object({ gateway: cents, giftCards: cents });

const isFinal = z
  .boolean()
  .describe('No row is added any more. The voucher of a day is final ten minutes after its end: book no other.');

const voucher = z
  .object({
    id: z.string().describe('Stays the same: book each once.'),
    day,
    isFinal,
    rows: z.array(
      z.object({
        kind: z.string(),
        account: z.string().describe('The account in the shop.'),
        accountNumber: z.string().describe("Its number in the company's chart of accounts."),
        vatRate: z.number().nullable(),
        debit: cents,
        credit: cents,
      }),
    ),
  })
  .register(named, { id: 'Voucher', description: 'Debits equal credits.' });

const procountorReceipt = z.object({
  type: z.literal('JOURNAL'),
  name: z.string(),
  receiptDate: day,
  vatType: z.literal('SALES'),
  vatStatus: z.int(),
  transactions: z.array(
    z.object({
      transactionType: z.enum(['ENTRY', 'RECONCILIATION_ENTRY']),
      account: z.string(),
      accountingValue: z.number().describe('Euros, net, debit positive.'),
      vatPercent: z.number(),
      vatType: z.literal('SALES').optional(),
      vatStatus: z.int().optional(),
      description: z.string(),
    }),
  ),
});

export const reportOperations: readonly Operation[] = [
  operation({
    name: 'getVatReport',
    tag: 'reports',
    method: 'get',
    path: '/reports/vat',
    scope: 'reports:read',
    summary: 'VAT of a month by rate',
    query: z.strictObject({ month }),
    answer: z.object({ rows: z.array(vatRow), paid, back: paid }),
    async run({ shop, actor, query }) {
      authorise(actor, 'reports.read', { subject: 'vat' });
      return { body: await shop.reports.vat(query.month) };
    },
  }),
  operation({
    name: 'getGiftCardReport',
    tag: 'reports',
    method: 'get',
    path: '/reports/gift-cards',
    scope: 'reports:read',
    summary: 'Gift cards of a month, or of all time: issued, used, expired, open',
    query: z.strictObject({ month: month.optional() }),
    answer: z.object({
      before: cents,
      issued: cents,
      used: cents,
      refunded: cents,
      adjusted: cents,
      expired: cents,
      open: cents,
      cards: z.int(),
    }),
    async run({ shop, actor, query }) {
      authorise(actor, 'reports.read', { subject: 'gift-cards' });
      return { body: await shop.reports.giftCards(query.month ?? null) };
    },
  }),
  operation({
    name: 'getJournal',
    tag: 'reports',
    method: 'get',
    path: '/reports/journals/{journal}',
    scope: 'reports:read',
    summary: 'Vouchers for bookkeeping: of each day, or of each settlement of the gateway',
    details: 'To be checked by the accountant: accounts, margin scheme and VAT of fees.',
    params: z.strictObject({ journal: z.enum(journalKinds) }),
    query: period,
    answer: z.object({ vouchers: z.array(voucher) }),
    async run({ shop, actor, params, query }) {
      const vouchers = await shop.bookkeeping.journal(actor, params.journal, periodOf(query));
      const numbers = await shop.bookkeeping.numbers(actor);
      const present = ({ rows, ...known }: (typeof vouchers)[number]) => ({
        ...known,
        rows: rows.map(({ kind, account, rate, debit, credit }) => ({
          kind,
          account,
          accountNumber: numberOf(numbers, account),
          vatRate: rate,
          debit,
          credit,
        })),
      });
      return { body: { vouchers: vouchers.map(present) } };
    },
  }),
  operation({
    name: 'getNetvisorVouchers',
    tag: 'reports',
    method: 'get',
    path: '/reports/journals/{journal}/netvisor',
    scope: 'reports:read',
    summary: "The vouchers of a journal as bodies for Netvisor's accounting.nv",
    details:
      'Each `xml` is one request, to be sent with the keys of the company. Rows are as in the journal (`net`), debit positive; VAT codes are those of the accounts in Netvisor. Book what is final, each id once.',
    params: z.strictObject({ journal: z.enum(journalKinds) }),
    query: period.extend({
      voucherClass: z
        .string()
        .trim()
        .min(1)
        .max(50)
        .regex(/^[\p{L}\p{N} ._-]+$/u)
        .optional()
        .describe('The full name of a voucher type in Netvisor; `Tuodut tapahtumat` unless given.'),
    }),
    answer: z.object({ vouchers: z.array(z.object({ id: z.string(), day, isFinal, xml: z.string() })) }),
    async run({ shop, actor, params, query }) {
      const vouchers = await shop.bookkeeping.netvisor(actor, params.journal, periodOf(query), query.voucherClass);
      return { body: { vouchers } };
    },
  }),
  operation({
    name: 'getProcountorReceipts',
    tag: 'reports',
    method: 'get',
    path: '/reports/journals/{journal}/procountor',
    scope: 'reports:read',
    summary: 'The vouchers of a journal as ledger receipts of Procountor',
    details:
      'Each `receipt` is a body of POST /ledgerreceipts. Sums are net euros, debit positive; Procountor books VAT by `vatPercent`, and a row of reconciliation takes the cents of its rounding. Book what is final, each id once.',
    params: z.strictObject({ journal: z.enum(journalKinds) }),
    query: period.extend({
      vatStatus: z.coerce
        .number()
        .int()
        .min(1)
        .max(999)
        .optional()
        .describe(
          'The number of the VAT status of sales in Finland, of the VAT defaults in Procountor; 1 unless given.',
        ),
    }),
    answer: z.object({ receipts: z.array(z.object({ id: z.string(), day, isFinal, receipt: procountorReceipt })) }),
    async run({ shop, actor, params, query }) {
      const receipts = await shop.bookkeeping.procountor(actor, params.journal, periodOf(query), query.vatStatus);
      return { body: { receipts } };
    },
  }),
  operation({
    name: 'listSettlements',
    tag: 'reports',
    method: 'get',
    path: '/reports/settlements',
    scope: 'reports:read',
    summary: 'What the payment gateway paid to the bank',
    query: period,
    answer: z.object({
      settlements: z.array(
        z.object({
          id: z.string(),
          reference: z.string(),
          day,
          payments: z.int(),
          gross: cents,
          fees: cents,
          unknown: cents,
          paid: cents,
        }),
      ),
    }),
    async run({ shop, actor, query }) {
      const found = await shop.bookkeeping.settlements(actor, periodOf(query));
      return { body: { settlements: found.map(({ id, ...known }) => ({ ...known, id: String(id) })) } };
    },
  }),
];
