import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { clientOf } from '#backend/platform/http-kit/client.ts';
import { storableJson } from '#backend/platform/http-kit/storable-json.ts';
import type { Shop } from '#backend/shop.ts';
import { fieldsOf } from '#domain/base/records.ts';
import { faultOf } from '../fault.ts';
import { ProtocolError } from '../ucp/protocol-error.ts';

type Message = Record<string, unknown>;

/** A failure as JSON-RPC has it, with the status that REST would have. */
function rpcError(c: Context, { id }: Message, error: Error, shop: Shop) {
  const { rpcCode: code, message, body, status, retryAfter } = faultOf(error, c, shop.log);
  const data = { ...body, ...(retryAfter !== null && { retry_after: retryAfter }) };
  const ofMessage = typeof id === 'string' || typeof id === 'number' ? id : null;
  return c.json({ jsonrpc: '2.0', id: ofMessage, error: { code, message, data } }, status);
}

/** One request in one body: no batches, which revisions since 2025-06-18 do not know, and no streams of events, of which there are none. */
function readMessage(text: string): Message {
  const message = storableJson(text);
  if (Array.isArray(message)) throw new ProtocolError('invalid_request', 'Send one request at a time.');
  const fields = fieldsOf(message);
  if (fields.method === 'subscriptions/listen')
    throw new ProtocolError('not_found', 'The shop has no events to listen to.');
  return fields;
}

/**
 * The protocol and the shop's own tools over MCP, for clients of 2026-07-28 and of before (agent-6). Without a session: each request is a
 * server of its own.
 */
export function mcpRoutes(shop: Shop, guards: readonly MiddlewareHandler[]) {
  const api = new Hono();
  api.onError((error, c) => rpcError(c, {}, error, shop));
  api.use(...guards);
  api.post('/', async (c) => {
    // loaded with the first request: a shop without agents starts without it
    const { answerMessage, ownHostOnly } = await import('./answer.ts');
    ownHostOnly(c.req.raw, shop);
    const message = readMessage(await c.req.text());
    const caller = { shop, ip: clientOf(c.req.raw).ip, given: fieldsOf(message.params).arguments };
    const answer = await answerMessage(c.req.raw, message, caller);
    return answer instanceof ProtocolError ? rpcError(c, message, answer, shop) : answer;
  });
  // no streams and no sessions: clients of before 2026 ask for both, and go on without
  api.all('/', (c) => {
    c.header('allow', 'POST');
    throw new ProtocolError('method_not_allowed', 'Requests are sent by POST.');
  });
  return api;
}
