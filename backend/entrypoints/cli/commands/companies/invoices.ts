import { z } from 'zod';
import { formatEuros } from '#domain/base/money.ts';
import { actorName, argument, command, commandActor, option, optional, text } from '../../command.ts';
import { CommandFailed } from '../../output.ts';

const reasons = {
  unknown: ['No invoice has this number.', 'The number is that of its order, and the reference on the invoice.'],
  not_open: ['Nothing is owed of this invoice.', 'See it on the company’s page in the admin.'],
  day: ['The day is no day between the invoice and today.', 'Give it as 2026-12-05.'],
} as const;

export const markInvoicePaid = command({
  name: 'invoices paid',
  description: 'The money of a company’s invoice is on the account: what is owed of it is paid',
  input: z.strictObject({
    number: argument('<number>', text),
    on: option('--on <day>', 'the day on the account; today unless given', optional(text)),
    as: actorName,
  }),
  run: async (shop, { number, on, as }, out) => {
    const day = on ?? shop.invoices.staff.today();
    const paid = await shop.invoices.staff.markPaid(commandActor(as), number, day);
    if (!paid.ok) {
      const [what, next] = reasons[paid.reason];
      throw new CommandFailed(what, next);
    }
    out.line(`Invoice ${number}: ${formatEuros(paid.value.cents)} paid on ${day}.`);
  },
});

export const listOverdueInvoices = command({
  name: 'invoices overdue',
  description: 'Invoices of companies whose day of payment has passed',
  input: z.strictObject({}),
  run: async (shop, _, out) => {
    const late = await shop.invoices.staff.overdue(commandActor(undefined));
    if (late.length === 0) return out.line('No invoice is overdue.');
    for (const { number, company, dueOn, open } of late)
      out.line(`${number}  due ${dueOn}  ${formatEuros(open)}  ${company}`);
  },
});
