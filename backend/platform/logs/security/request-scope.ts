import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

/** What the lines of one request have in common. Filled in as it becomes known. */
export type RequestScope = {
  log: Logger;
  requestId: string;
  /** The visitor's network address; empty before it is known. */
  ip: string;
  /** Id of the signed-in customer, once their session was looked up. */
  customer: string | null;
};

const scopes = new AsyncLocalStorage<RequestScope>();

/** Does it as a request's work: everything noted inside carries the request's id, address and customer. */
export const inRequest = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work);

/** The request whose work this is; none in jobs, on the command line and in tests of services. */
export const ownRequest = (): RequestScope | undefined => scopes.getStore();
