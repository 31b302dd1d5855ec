import { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Shop } from '#backend/shop.ts';
import { fieldsOf } from '#domain/base/records.ts';
import { shop as config } from '#shop.config';
import { operations } from '../operations.ts';
import { runOperation } from '../run-operation.ts';
import { type Operation, takesId } from '../ucp/operation.ts';
import { asProtocolError, type ProtocolError } from '../ucp/protocol-error.ts';
import { described } from './described.ts';
import { shopTools } from './tools.ts';

const agentMeta = z.looseObject({
  'ucp-agent': z.looseObject({ profile: z.url().describe('Https address of your UCP profile.') }),
  'idempotency-key': z.string().max(200).optional(),
});

/** The arguments of an operation: who asks, the id, and the body under its own name. */
const argumentsOf = (operation: Operation) =>
  z.looseObject({
    meta: agentMeta,
    ...(takesId(operation) && { id: z.string() }),
    ...(operation.argument && { [operation.argument]: operation.input }),
  });

// one loose shape for success and failure: clients of before 2026 hold every answer against it
const answerShape = described(z.looseObject({ ucp: z.looseObject({}) }));
const factsShape = described(z.looseObject({}));

const protocolTools = operations.map((operation) => ({ operation, inputSchema: described(argumentsOf(operation)) }));

const title = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('_', ' ');
const asText = (body: object) => [{ type: 'text' as const, text: JSON.stringify(body) }];

export type Caller = {
  shop: Shop;
  ip: string;
  /** The arguments of the call as they came. */
  given: unknown;
  /** Told of a request that the protocol refuses: it gets another status than the SDK would give. */
  refuse(error: ProtocolError): void;
};

async function answer(operation: Operation, { shop, ip, given, refuse }: Caller) {
  const { meta, id, ...rest } = fieldsOf(given);
  const { 'ucp-agent': agent, 'idempotency-key': key } = fieldsOf(meta);
  try {
    const { body } = await runOperation(shop, operation, {
      profile: fieldsOf(agent).profile,
      key: typeof key === 'string' ? key : null,
      id: typeof id === 'string' ? id : '',
      body: operation.argument ? rest[operation.argument] : null,
      ip,
    });
    return { content: asText(body), structuredContent: { ...body } };
  } catch (error) {
    const refused = asProtocolError(error);
    if (!refused) throw error;
    refuse(refused);
    return { content: asText(refused.body), isError: true };
  }
}

/** The tools for one request; a server is never shared between requests, so that no answer can go to another client. */
export function serverFor(caller: Caller): McpServer {
  const server = new McpServer(
    { name: 'tieva', title: config.name, version: '1.0.0' },
    {
      instructions: `${config.tagline.en} Prices are in cents and include VAT. Orders are paid by people, at continue_url.`,
    },
  );
  for (const { operation, inputSchema } of protocolTools) {
    const { name, summary: description, writes } = operation;
    const annotations = {
      readOnlyHint: !writes,
      destructiveHint: name.startsWith('cancel'),
      idempotentHint: !writes,
      openWorldHint: false,
    };
    const shown = { title: title(name), description, inputSchema, outputSchema: answerShape, annotations };
    server.registerTool(name, shown, () => answer(operation, caller));
  }
  for (const { name, title, description, schema, run } of shopTools) {
    const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
    const shown = { title, description, inputSchema: schema, outputSchema: factsShape, annotations };
    server.registerTool(name, shown, async () => {
      const result = await run(caller.shop, caller.given);
      if (!result.ok) return { content: [{ type: 'text', text: result.text }], structuredContent: {}, isError: true };
      return { content: asText(result.body), structuredContent: result.body };
    });
  }
  return server;
}
