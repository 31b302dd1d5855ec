import { randomBytes } from 'node:crypto';
import { ownRequest, type Trace } from '../security/request-scope.ts';

const HEADER = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(?:-|$)/;
const LONGEST = 200;

/** The trace of a `traceparent`; null for none, or a text that is none. */
export function traceOf(header: string | undefined): Trace | null {
  const [, id, flags] = HEADER.exec(header?.slice(0, LONGEST) ?? '') ?? [];
  return id && flags ? { id, flags } : null;
}

/** A `traceparent` for what the running request causes; null when it belongs to no trace. */
export function traceparent(): string | null {
  const trace = ownRequest()?.trace;
  return trace ? `00-${trace.id}-${randomBytes(8).toString('hex')}-${trace.flags}` : null;
}
