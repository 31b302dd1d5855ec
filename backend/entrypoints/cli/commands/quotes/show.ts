import { z } from 'zod';
import { formatEuros } from '#domain/base/money.ts';
import { quoteReplyTotals } from '#domain/sales/quotes/quote-reply.ts';
import { shop as config } from '#shop.config';
import { argument, command, json, text } from '../../command.ts';
import { printTable } from '../../output.ts';
import { at, NEXT, unknownQuote, whom } from './texts.ts';

const nameOf = ({ title, variationName }: { title: string; variationName: string }) =>
  [title, variationName].filter(Boolean).join(', ');

export const showQuote = command({
  name: 'quotes show',
  description: 'One quote: who asks, for what, the answer, what was said',
  input: z.strictObject({ number: argument('<number>', text), json: json() }),
  run: async (shop, { number, json }, out) => {
    const quote = await shop.quotes.byNumber(number);
    if (!quote) throw unknownQuote(number);
    if (json) return out.line(JSON.stringify(quote, null, 2));
    const { contact, answer } = quote;
    out.line(`${number}  ${quote.status}  asked ${at(quote.createdAt)}`);
    out.line([whom(quote), contact.vatNumber, contact.email, contact.phone, contact.city].filter(Boolean).join(' · '));
    if (contact.message) out.line(`“${contact.message}”`);
    const asked = quote.items.map((item) => [String(item.amount), item.sku, nameOf(item)]);
    printTable(out, ['Quantity', 'Sku', 'Asked for'], asked);
    if (answer) {
      const totals = quoteReplyTotals(answer);
      const lines = answer.lines.map((line, index) => [
        ...[String(line.amount), line.sku ?? '', nameOf(line), formatEuros(line.unit)],
        formatEuros(totals.lines[index]?.total),
      ]);
      printTable(out, ['Quantity', 'Sku', 'Answered', 'Price', 'Total'], lines);
      const delivery = answer.delivery ? `, delivery ${formatEuros(totals.shipping)}` : '';
      out.line(`Total ${formatEuros(totals.total)}${delivery}, until ${at(quote.validUntil)}`);
    }
    for (const { byShop, message, at: when } of quote.messages)
      out.line(`${at(when)} ${byShop ? config.name : whom(quote)}: ${message}`);
    out.line(NEXT[quote.status].replace('<number>', number));
  },
});
