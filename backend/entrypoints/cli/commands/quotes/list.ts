import { z } from 'zod';
import { formatEuros } from '#domain/base/money.ts';
import { quoteReplyTotals } from '#domain/sales/quotes/quote-reply.ts';
import { quoteStatuses } from '#domain/sales/quotes/quote-status.ts';
import { command, json, listed, option, optional } from '../../command.ts';
import { printTable } from '../../output.ts';
import { at, whom } from './texts.ts';

export const listQuotes = command({
  name: 'quotes list',
  description: 'The newest quotes',
  input: z.strictObject({
    limit: option('--limit <number>', 'how many', listed),
    status: option('--status <status>', 'only those in a status', optional(z.enum(quoteStatuses))),
    json: json(),
  }),
  run: async (shop, { limit, status, json }, out) => {
    const quotes = await shop.quotes.recent(limit, status);
    if (json) return out.line(JSON.stringify(quotes, null, 2));
    if (quotes.length === 0) return out.line(status ? `No quotes in status ${status}.` : 'No quotes yet.');
    const rows = quotes.map((quote) => [
      quote.number,
      at(quote.createdAt),
      quote.status,
      String(quote.items.length),
      quote.answer ? formatEuros(quoteReplyTotals(quote.answer).total) : '',
      whom(quote),
    ]);
    printTable(out, ['Number', 'Asked', 'Status', 'Lines', 'Total', 'Customer'], rows);
  },
});
