import { Readable } from 'node:stream';
import { z } from 'zod';
import { isPeriod, journalKinds } from '#backend/sales/bookkeeping/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { balances } from '#domain/sales/bookkeeping/journal.ts';
import { argument, command, commandActor, day, json, option, optional, path } from '../../command.ts';
import { CommandFailed, printTable, writeWhole } from '../../output.ts';

export const showJournal = command({
  name: 'reports journal',
  description: 'Vouchers for a bookkeeping program: of each day, or of each settlement (docs/reports.md)',
  help: '\nTo be checked by the accountant: accounts, margin scheme and VAT of fees.',
  input: z.strictObject({
    journal: argument('<journal>', z.enum(journalKinds)),
    from: option('--from <day>', 'first day, e.g. 2026-11-01', day('2026-11-01')),
    to: option('--to <day>', 'last day', day('2026-11-30')),
    out: option('-o, --out <file>', 'write a CSV file, or JSON with --json', optional(path)),
    json: json('with all that Netvisor and Procountor ask for'),
  }),
  run: async (shop, { journal, from, to, out: file, json }, out) => {
    if (!isPeriod({ from, to }))
      throw new CommandFailed('That is no period of at most a year.', 'Give --from before --to.');
    const actor = commandActor(undefined);
    const vouchers = await shop.bookkeeping.journal(actor, journal, { from, to });
    const text = () => shop.bookkeeping.file(actor, { journal, period: { from, to }, isJson: json, locale: 'fi' });
    if (file) {
      await writeWhole(file, Readable.from([await text()]));
      return out.line(`${file}: ${vouchers.length} vouchers.`);
    }
    if (json) return out.line(await text());
    if (vouchers.length === 0) return out.line(`Nothing to book from ${from} to ${to}.`);
    const rows = vouchers.flatMap(({ id, rows }) =>
      balances(rows).map(({ day, debit, credit }) => [day, id, formatEuros(debit), formatEuros(credit)]),
    );
    printTable(out, ['Day', 'Voucher', 'Debit', 'Credit'], rows);
  },
});
