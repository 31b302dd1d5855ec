import { isOneOf } from '#domain/base/records.ts';
import { type QuoteStatus, quoteStatuses } from './quote-status.ts';

/** Groups of states by which staff look for quotes. */
export const quoteGroups = {
  waiting: ['requested'],
  sent: ['answered'],
  accepted: ['accepted'],
  ordered: ['ordered'],
  ended: ['declined', 'expired', 'withdrawn'],
} as const satisfies Record<string, readonly QuoteStatus[]>;
export type QuoteGroup = keyof typeof quoteGroups;
export const quoteGroupNames = Object.keys(quoteGroups) as QuoteGroup[];

/** What a list of quotes shows, as its address holds it. */
export type QuoteListQuery = {
  /** Number, name, company, e-mail or phone; ''. */
  text: string;
  group: QuoteGroup | null;
  status: QuoteStatus | null;
  /** A person's id, or 'none'. */
  assignee: string | null;
};

/** Reads the query of a list from an address; what it does not know is left out. */
export function readQuoteList(params: URLSearchParams): QuoteListQuery {
  const text = (name: string) => params.get(name)?.trim().slice(0, 100) || null;
  const [group, status] = [text('view'), text('status')];
  return {
    text: text('q') ?? '',
    group: group && isOneOf(quoteGroupNames, group) ? group : null,
    status: status && isOneOf(quoteStatuses, status) ? status : null,
    assignee: text('assignee'),
  };
}
