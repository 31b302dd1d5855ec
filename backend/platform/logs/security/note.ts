import type { Logger } from 'pino';
import { type SecurityEvent, securityEvents, type Told } from './events.ts';
import { ownRequest } from './request-scope.ts';

type Values = {
  /** The customer's id, never an address; null: nobody's account. */
  customer: string | null;
  way: string;
  because: string;
  rule: string;
  door: string;
  status: number;
  command: string;
  outcome: 'done' | 'failed';
  count: number;
};
type About<E extends SecurityEvent> = Pick<Values, (typeof securityEvents)[E]['tells'][number] & Told>;

/**
 * Writes a security event into the log, with the id and the visitor's address of the request it belongs to. Takes ids and
 * the shop's own words only: no address, password, code, link or name ever.
 */
export function note<E extends SecurityEvent>(log: Logger, event: E, about: About<E>): void {
  const request = ownRequest();
  const line: Record<string, unknown> = { event, ...about };
  if (request) Object.assign(line, { requestId: request.requestId, ip: request.ip });
  log[securityEvents[event].level](line, 'security');
}

/** The same where only the request knows the log; says nothing outside of one. */
export function noteHere<E extends SecurityEvent>(event: E, about: About<E>): void {
  const request = ownRequest();
  if (request) note(request.log, event, about);
}
