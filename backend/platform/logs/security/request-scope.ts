import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

/** A trace that a request belongs to (W3C Trace Context): its id and flags. */
export type Trace = { id: string; flags: string };

/** Fields shared by the log lines of one request, filled in as they become known. */
export type RequestScope = {
  log: Logger;
  requestId: string;
  /** The client's IP address; empty before it is known. */
  ip: string;
  /** Id of the signed-in customer, once the session was read. */
  customer: string | null;
  trace?: Trace | null;
};

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs `work` in the scope of a request: events inside carry its id, address and customer. */
export const inRequest = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work);

/** The scope of the current request; none in jobs, on the command line and in tests of services. */
export const ownRequest = (): RequestScope | undefined => scopes.getStore();
