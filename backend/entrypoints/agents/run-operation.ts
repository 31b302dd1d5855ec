import { createHash } from 'node:crypto';
import { requestHash } from '#backend/platform/api-keys/requests.ts';
import { checkFields, fieldDetail } from '#backend/platform/http-kit/field-errors.ts';
import type { Shop } from '#backend/shop.ts';
import { profileUrl } from './platforms/agent-header.ts';
import type { Negotiated } from './platforms/negotiate.ts';
import type { Outcome } from './ucp/message.ts';
import type { Operation } from './ucp/operation.ts';
import { type CapabilityName, parentsOf, UCP_VERSION } from './ucp/protocol.ts';
import { ProtocolError } from './ucp/protocol-error.ts';

/** A request as REST and MCP have it. `profile`: the address of the agent's profile, as sent. */
export type AgentRequest = { profile: unknown; key: string | null; id: string; body: unknown; ip: string };
export type Answer = { status: number; body: object };

const KEY = /^[\x21-\x7e]{1,200}$/;

/** The shared capabilities that an operation is of: its own and what extends it. */
const answeredBy = (operation: Operation, negotiated: Negotiated): CapabilityName[] =>
  [...negotiated].filter((name) => name === operation.capability || parentsOf(name).includes(operation.capability));

function envelope(operation: Operation, negotiated: Negotiated, status: 'success' | 'error') {
  const names = answeredBy(operation, negotiated);
  return {
    version: UCP_VERSION,
    status,
    capabilities: Object.fromEntries(names.map((name) => [name, [{ version: UCP_VERSION }]])),
    ...(operation.capability === 'dev.ucp.shopping.checkout' && { payment_handlers: {} }),
  };
}

function answerOf(operation: Operation, negotiated: Negotiated, outcome: Outcome): Answer {
  const ucp = envelope(operation, negotiated, outcome.ok ? 'success' : 'error');
  if (!outcome.ok) return { status: 200, body: { ucp, messages: outcome.messages } };
  return { status: operation.creates ? 201 : 200, body: { ucp, ...outcome.body } };
}

const incompatible: Outcome = {
  ok: false,
  messages: [
    {
      type: 'error',
      code: 'capabilities_incompatible',
      content: 'Your profile does not list the capability of this operation in a version that the shop speaks.',
      severity: 'unrecoverable',
    },
  ],
};

function validInput({ input }: Operation, body: unknown): unknown {
  const checked = checkFields(input, body);
  if (checked.ok) return checked.value;
  const details = (checked.details ?? []).map(fieldDetail);
  const content = details.map(({ field, message }) => `${field || 'body'}: ${message}`).join(' ');
  throw new ProtocolError('invalid_request', content);
}

/** Acts once for a key of an agent; the same request again gets the same answer, another with the key is refused. */
async function once(
  { apiRequests }: Pick<Shop, 'apiRequests'>,
  { caller, key, hash }: { caller: string; key: string; hash: string },
  act: () => Promise<Answer>,
): Promise<Answer> {
  if (!KEY.test(key))
    throw new ProtocolError('invalid_request', 'The idempotency key has characters that are not allowed.');
  const begun = await apiRequests.begin({ caller, key, hash });
  if (!begun.ok && begun.reason === 'reused')
    throw new ProtocolError('idempotency_conflict', 'This idempotency key was sent with another request.');
  if (!begun.ok) throw new ProtocolError('request_in_progress', 'A request with this idempotency key is running.', 1);
  if (begun.value) return { status: begun.value.status, body: JSON.parse(begun.value.body) };
  let answer: Answer | null = null;
  try {
    answer = await act();
    return answer;
  } finally {
    const stored = answer && { status: answer.status, headers: {}, body: JSON.stringify(answer.body) };
    await apiRequests.end({ caller, key, hash }, stored);
  }
}

/**
 * Runs an operation for an agent: who asks, what both can do, is the input right, did it ask before. Throws `ProtocolError` for a request
 * that the protocol refuses.
 */
export async function runOperation(shop: Shop, operation: Operation, request: AgentRequest): Promise<Answer> {
  const { profile, key, id, body, ip } = request;
  const url = profileUrl(profile);
  const negotiated = await shop.agentPlatforms.negotiated(url);
  if (!negotiated.has(operation.capability)) return answerOf(operation, negotiated, incompatible);
  const input = validInput(operation, body);
  const act = async () =>
    answerOf(operation, negotiated, await operation.run({ shop, input, id, negotiated, ip } as never));
  if (key === null || !operation.writes) return act();
  const caller = `ucp:${createHash('sha256').update(url.href).digest('base64url')}:${operation.name}`;
  return once(shop, { caller, key, hash: requestHash(operation.name, id, JSON.stringify(body ?? null)) }, act);
}
