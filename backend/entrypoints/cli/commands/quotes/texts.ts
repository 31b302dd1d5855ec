import type { StoredQuote } from '#backend/sales/quotes/service.ts';
import { CommandFailed, localMinute } from '../../output.ts';

export const at = (date: Date | null) => (date ? localMinute(date) : '');

export const whom = ({ contact }: StoredQuote) =>
  [contact.company, `${contact.firstname} ${contact.lastname}`].filter(Boolean).join(', ');

export const unknownQuote = (number: string) =>
  new CommandFailed(`There is no quote ${number}.`, 'See the numbers: npm run shop -- quotes list');

export const NEXT: Record<StoredQuote['status'], string> = {
  requested: 'Answer it: npm run shop -- quotes draft <number> -o reply.yaml',
  answered: 'It waits for the customer.',
  accepted: 'Its prices are locked for the customer; agree with the customer on anything else.',
  ordered: 'It has become an order; see it with npm run shop -- orders show.',
  declined: 'Answer anew with other prices if you like.',
  expired: 'Answer anew with another last day if you like.',
  withdrawn: 'The customer can ask for a new quote.',
};

type Refused = { ok: false; reason: string; details?: unknown };

export function refused(number: string, what: string, { reason, details }: Refused): CommandFailed {
  if (reason === 'unknown') return unknownQuote(number);
  if (reason !== 'not_now') return new CommandFailed('The words are empty or too long.', 'Give 1–2000 characters.');
  const status = details as StoredQuote['status'];
  return new CommandFailed(
    `Quote ${number} is ${status}; it cannot be ${what}.`,
    NEXT[status].replace('<number>', number),
  );
}
