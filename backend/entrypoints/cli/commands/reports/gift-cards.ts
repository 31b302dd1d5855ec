import { z } from 'zod';
import { formatEuros } from '#domain/base/money.ts';
import { command, json, month, option, optional } from '../../command.ts';
import { printTable } from '../../output.ts';

export const showGiftCardReport = command({
  name: 'reports gift-cards',
  description: 'Gift cards: issued, used, given back, expired, open',
  input: z.strictObject({
    month: option('--month <month>', 'of one month, e.g. 2026-11', optional(month)),
    json: json('as JSON, in cents'),
  }),
  run: async (shop, { month, json }, out) => {
    const report = await shop.reports.giftCards(month);
    if (json) return out.line(JSON.stringify({ month, ...report }, null, 2));
    const rows: [string, number][] = [
      ...(month ? ([['Open before', report.before]] as [string, number][]) : []),
      ['Issued', report.issued],
      ['Used', -report.used],
      ['Given back to cards', report.refunded],
      ['Adjusted', report.adjusted],
      ['Expired', -report.expired],
      [`Open, on ${report.cards} cards`, report.open],
    ];
    printTable(
      out,
      [month ?? 'All the time', 'Sum'],
      rows.map(([label, cents]) => [label, formatEuros(cents)]),
    );
  },
});
