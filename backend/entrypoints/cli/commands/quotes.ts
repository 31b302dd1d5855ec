import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { StoredQuote } from '#backend/sales/quotes/service.ts';
import type { Shop } from '#backend/shop.ts';
import type { FieldError } from '#domain/base/error-codes.ts';
import { formatEuros } from '#domain/base/money.ts';
import { quoteReplyTotals } from '#domain/sales/quotes/quote-reply.ts';
import { shop as config } from '#shop.config';
import { CommandFailed, type Out } from '../command.ts';
import { localMinute } from '../local-time.ts';
import { table } from '../table.ts';

const at = (date: Date | null) => (date ? localMinute(date) : '');
const nameOf = ({ title, variationName }: { title: string; variationName: string }) =>
  [title, variationName].filter(Boolean).join(', ');
const whom = ({ contact }: StoredQuote) =>
  [contact.company, `${contact.firstname} ${contact.lastname}`].filter(Boolean).join(', ');

const unknown = (number: string) =>
  new CommandFailed(`There is no quote ${number}.`, 'See the numbers: npm run shop -- quotes list');

const NEXT: Record<StoredQuote['status'], string> = {
  requested: 'Answer it: npm run shop -- quotes draft <number> -o reply.yaml',
  answered: 'It waits for the customer.',
  accepted: 'Its prices are locked for the customer; agree with the customer on anything else.',
  ordered: 'It has become an order; see it with npm run shop -- orders show.',
  declined: 'Answer anew with other prices if you like.',
  expired: 'Answer anew with another last day if you like.',
  withdrawn: 'The customer can ask for a new quote.',
};

type Refused = { ok: false; reason: string; details?: unknown };

function refused(number: string, what: string, { reason, details }: Refused): CommandFailed {
  if (reason === 'unknown') return unknown(number);
  if (reason !== 'not_now') return new CommandFailed('The words are empty or too long.', 'Give 1–2000 characters.');
  const status = details as StoredQuote['status'];
  return new CommandFailed(
    `Quote ${number} is ${status}; it cannot be ${what}.`,
    NEXT[status].replace('<number>', number),
  );
}

export async function listQuotes(
  shop: Shop,
  { limit, status, json }: { limit: number; status: string | null; json: boolean },
  out: Out,
): Promise<void> {
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
  for (const line of table(['Number', 'Asked', 'Status', 'Lines', 'Total', 'Customer'], rows)) out.line(line);
}

export async function showQuote(
  shop: Shop,
  { number, json }: { number: string; json: boolean },
  out: Out,
): Promise<void> {
  const quote = await shop.quotes.byNumber(number);
  if (!quote) throw unknown(number);
  if (json) return out.line(JSON.stringify(quote, null, 2));
  const { contact, answer } = quote;
  out.line(`${number}  ${quote.status}  asked ${at(quote.createdAt)}`);
  out.line([whom(quote), contact.vatNumber, contact.email, contact.phone, contact.city].filter(Boolean).join(' · '));
  if (contact.message) out.line(`“${contact.message}”`);
  const asked = quote.items.map((item) => [String(item.amount), item.sku, nameOf(item)]);
  for (const line of table(['Quantity', 'Sku', 'Asked for'], asked)) out.line(line);
  if (answer) {
    const totals = quoteReplyTotals(answer);
    const lines = answer.lines.map((line, index) => [
      ...[String(line.amount), line.sku ?? '', nameOf(line), formatEuros(line.unit)],
      formatEuros(totals.lines[index]?.total),
    ]);
    for (const line of table(['Quantity', 'Sku', 'Answered', 'Price', 'Total'], lines)) out.line(line);
    const delivery = answer.delivery ? `, delivery ${formatEuros(totals.shipping)}` : '';
    out.line(`Total ${formatEuros(totals.total)}${delivery}, until ${at(quote.validUntil)}`);
  }
  for (const { byShop, message, at: when } of quote.messages)
    out.line(`${at(when)} ${byShop ? config.name : whom(quote)}: ${message}`);
  out.line(NEXT[quote.status].replace('<number>', number));
}

async function readReply(file: string): Promise<unknown> {
  try {
    return parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CommandFailed(
      `${file} cannot be read: ${(error as Error).message}`,
      'See docs/quotes.md for an example.',
    );
  }
}

export async function replyQuote(
  shop: Shop,
  { number, file }: { number: string; file: string },
  out: Out,
): Promise<void> {
  const replied = await shop.quotes.staff.reply(number, await readReply(file));
  if (!replied.ok) {
    if (replied.reason !== 'invalid') throw refused(number, 'answered', replied);
    const fields = (replied.details ?? []) as FieldError[];
    throw new CommandFailed(
      `${file} is not an answer: ${fields.map(({ field, message }) => `${field} ${message}`).join('; ')}.`,
      'Nothing was sent. See docs/quotes.md for an example.',
    );
  }
  const { answer, contact, validUntil } = replied.value;
  const total = answer ? formatEuros(quoteReplyTotals(answer).total) : '';
  out.line(`Quote ${number}: ${total} until ${at(validUntil)}, mailed to ${contact.email}`);
}

export async function sayOnQuote(
  shop: Shop,
  { number, words }: { number: string; words: string },
  out: Out,
): Promise<void> {
  const said = await shop.quotes.staff.say(number, words);
  if (!said.ok) throw refused(number, 'talked about', said);
  out.line(`Quote ${number}: mailed to ${said.value.contact.email}`);
}

export async function withdrawQuote(
  shop: Shop,
  { number, words }: { number: string; words: string },
  out: Out,
): Promise<void> {
  const withdrawn = await shop.quotes.staff.withdraw(number, words);
  if (!withdrawn.ok) throw refused(number, 'taken back', withdrawn);
  out.line(`Quote ${number} is withdrawn; mailed to ${withdrawn.value.contact.email}`);
}

export async function draftReply(
  shop: Shop,
  { number, file }: { number: string; file: string | null },
  out: Out,
): Promise<void> {
  const draft = await shop.quotes.staff.draft(number);
  if (draft === null) throw unknown(number);
  if (file === null) return out.line(draft);
  try {
    // never overwrites an existing draft
    await writeFile(file, `${draft}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new CommandFailed(`${file} cannot be written: ${(error as Error).message}`, 'Name a new file.');
  }
  out.line(`${file}: mend it, then npm run shop -- quotes reply ${number} --file ${file}`);
}
