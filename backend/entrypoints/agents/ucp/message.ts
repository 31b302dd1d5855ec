/** How a problem of a cart or checkout is solved: by the agent, by the buyer on the shop's page, or not at all. */
type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';

export type Message =
  | { type: 'error'; code: string; content: string; severity: Severity; path?: string }
  | {
      type: 'warning';
      code: string;
      content: string;
      path?: string;
      presentation?: 'disclosure';
      image_url?: string;
      url?: string;
    }
  | { type: 'info'; content: string; code?: string; path?: string };

/** What an operation answers: goods, a cart, a checkout; or messages alone when there is nothing to show. */
export type Outcome = { ok: true; body: object } | { ok: false; messages: Message[] };

export const shown = (body: object): Outcome => ({ ok: true, body });

export const notFound = (content: string): Outcome => ({
  ok: false,
  messages: [{ type: 'error', code: 'not_found', content, severity: 'unrecoverable' }],
});

/** The field of an answer that has messages. */
export const withMessages = (messages: readonly Message[]) => (messages.length > 0 ? { messages } : {});
