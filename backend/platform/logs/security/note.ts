import type { Logger } from 'pino';
import { type SecurityEvent, securityEvents, type Told } from './events.ts';
import { ownRequest } from './request-scope.ts';

type Values = {
  /** The customer's id, never an e-mail address; null if there is no account. */
  customer: string | null;
  /** The id of a person of the shop; null if there is none. */
  staff: string | null;
  /** The id of a program's key; null for an unknown key. */
  key: string | null;
  way: string;
  because: string;
  rule: string;
  path: string;
  status: number;
  command: string;
  outcome: 'done' | 'failed';
  count: number;
};
type About<E extends SecurityEvent> = Pick<Values, (typeof securityEvents)[E]['tells'][number] & Told>;

/**
 * Logs a security event with the id and client address of the current request. Pass only ids and constants: no e-mail
 * address, password, code, link or name.
 */
export function note<E extends SecurityEvent>(log: Logger, event: E, about: About<E>): void {
  const request = ownRequest();
  const line: Record<string, unknown> = { event, ...about };
  if (request) Object.assign(line, { requestId: request.requestId, ip: request.ip });
  log[securityEvents[event].level](line, 'security');
}

/** Like `note`, with the log of the current request; does nothing outside of one. */
export function noteHere<E extends SecurityEvent>(event: E, about: About<E>): void {
  const request = ownRequest();
  if (request) note(request.log, event, about);
}
