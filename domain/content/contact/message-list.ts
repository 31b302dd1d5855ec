import { isOneOf } from '#domain/base/records.ts';
import { type ContactState, contactStates } from './contact-state.ts';

/** What a list of messages shows, as its address holds it. */
export type MessageListQuery = {
  /** Number, name, e-mail, phone or words of the message; ''. */
  text: string;
  state: ContactState | null;
  /** `none`: to customer service. */
  store: string | null;
  /** A person's id, or 'none'. */
  assignee: string | null;
};

/** Reads the query of a list from an address; what it does not know is left out. */
export function readMessageList(params: URLSearchParams): MessageListQuery {
  const text = (name: string) => params.get(name)?.trim().slice(0, 100) || null;
  const state = text('view');
  return {
    text: text('q') ?? '',
    state: state && isOneOf(contactStates, state) ? state : null,
    store: text('store'),
    assignee: text('assignee'),
  };
}
