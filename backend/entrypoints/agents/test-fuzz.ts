import fc from 'fast-check';
import { expect } from 'vitest';
import { DEMO_AGENT } from '#demo/simulators/agent-profile.ts';
import { hostileText, hostileValue, spoiled } from '#test/hostile-json.ts';
import { shopTools } from './mcp/tools.ts';
import { operations } from './operations.ts';
import { type AgentShop, oneLine, type Sent } from './test-agents.ts';
import { failed, refused, shapes } from './test-shapes.ts';

const pickup = {
  methods: [{ type: 'pickup', selected_destination_id: '403', groups: [{ selected_option_id: '403' }] }],
};
const cartBody = { ...oneLine('HIHNA', 2), context: { language: 'en' }, discounts: { codes: ['KEVAT'] } };
const checkoutBody = { ...cartBody, fulfillment: pickup, buyer: { email: 'aino@example.fi' } };

/** Valid input of every operation; each makes what it needs. */
export const examples: Record<string, (made: AgentShop) => Promise<Sent>> = {
  search_catalog: async () => ({
    body: { query: 'hihna', filters: { categories: ['a'], price: { min: 1, max: 100_000 } }, pagination: { limit: 2 } },
  }),
  lookup_catalog: async () => ({ body: { ids: ['HIHNA', 'KYPARA'], context: { language: 'fi' } } }),
  get_product: async () => ({
    body: { id: 'HIHNA', selected: [{ name: 'Koko', label: 'M' }], preferences: ['Koko'], context: {} },
  }),
  create_cart: async () => ({ body: cartBody }),
  create_checkout: async () => ({ body: checkoutBody }),
  ...Object.fromEntries(
    ['get_cart', 'update_cart', 'cancel_cart'].map((name) => [
      name,
      async ({ ask }: AgentShop) => ({ id: (await ask('create_cart', { body: cartBody })).id, body: cartBody }),
    ]),
  ),
  ...Object.fromEntries(
    ['get_checkout', 'update_checkout', 'complete_checkout', 'cancel_checkout'].map((name) => [
      name,
      async ({ ask }: AgentShop) => ({
        id: (await ask('create_checkout', { body: checkoutBody })).id,
        body: checkoutBody,
      }),
    ]),
  ),
};

const inPath = (text: string) => text !== '' && text.isWellFormed() && !/^\.\.?$/.test(text);
const wild = fc.record({
  part: fc.constantFrom('body', 'body', 'body', 'raw', 'id', 'key', 'agent'),
  path: fc.array(fc.nat(20), { minLength: 1, maxLength: 5 }),
  value: hostileValue,
  text: hostileText,
});
/** Text that a header may hold. */
const inHeader = (text: string) =>
  [...text]
    .filter((sign) => sign >= ' ' && sign <= '~')
    .join('')
    .trim();

/** Fails unless an answer has the shape of the operation, of a failure about goods, or of a refusal. */
async function expectKnown(name: string, response: Response, about: string): Promise<boolean> {
  const text = await response.text();
  expect(response.status, `${about}: ${text}`).toBeLessThan(500);
  const body: unknown = JSON.parse(text);
  const isRefused = response.status >= 300;
  const known = isRefused ? [refused] : [shapes[name], failed];
  expect(
    known.some((shape) => shape?.safeParse(body).success),
    `${about}: ${text}`,
  ).toBe(true);
  return isRefused;
}

/** Sends made input, mostly invalid, to every operation: no 5xx, and no answer of an unknown shape (agent-3). */
export async function attackOperations(made: AgentShop, runs: number): Promise<Record<string, number>> {
  const refusals: Record<string, number> = {};
  for (const { name } of operations) {
    const example = (await examples[name]?.(made)) ?? {};
    let sent = 0;
    for (const { part, path, value, text } of fc.sample(wild, { numRuns: runs, seed: 26 })) {
      if (++sent % 400 === 0) made.renew();
      const input: Sent = {
        ...example,
        ...(part === 'body' && { body: spoiled(example.body, path, value) }),
        ...(part === 'raw' && { raw: text }),
        ...(part === 'id' && inPath(text) && { id: text }),
        headers: {
          ...(part === 'key' && { 'idempotency-key': inHeader(text) }),
          ...(part === 'agent' && { 'ucp-agent': inHeader(text) }),
        },
      };
      const about = `${name} ${part} ${JSON.stringify(input)}`;
      if (await expectKnown(name, await made.send(name, input), about)) refusals[name] = (refusals[name] ?? 0) + 1;
    }
    made.renew();
  }
  return refusals;
}

/** Valid arguments of the shop's own tools. */
const toolExamples: Record<string, object> = {
  find_vehicles: { make: 'Polaris', model: 'Indy' },
  find_goods_for_vehicle: { make: 'Polaris', model: 'Indy 600', year: 2022, query: 'hihna', language: 'en' },
  check_fitment: { id: 'HIHNA', make: 'Polaris', model: 'Indy 600', year: 2022 },
  find_spare_part: { code: '100-1', supplier_number: '1044', language: 'fi' },
  list_stores: { language: 'en' },
  get_order_status: { link: 'http://shop.test/tilaus/abcdefghijabcdefghijabcdefghij12' },
};

/** Sends made messages to the MCP endpoint: every tool with made arguments, and messages that are none. */
export async function attackMcp(made: AgentShop, runs: number): Promise<void> {
  const call = (name: string, given: unknown) => ({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: given },
  });
  expect(Object.keys(toolExamples).toSorted()).toEqual(shopTools.map(({ name }) => name).toSorted());
  const meta = { 'ucp-agent': { profile: DEMO_AGENT }, 'idempotency-key': 'x' };
  const messages = [
    ...Object.entries(toolExamples).map(([name, given]) => call(name, given)),
    call('search_catalog', { meta, catalog: { query: 'hihna' } }),
    call('update_cart', { meta, id: 'x', cart: cartBody }),
    { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
  ];
  for (const message of messages) {
    made.renew();
    let sent = 0;
    for (const { part, path, value, text } of fc.sample(wild, { numRuns: runs, seed: 27 })) {
      if (++sent % 400 === 0) made.renew();
      // mostly within the arguments: the rest is the library's
      const at = part === 'body' ? [3, 1, ...path] : path;
      const body = part === 'raw' ? text : JSON.stringify(spoiled(message, at, value));
      const response = await made.request('/ucp/mcp', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body,
      });
      const answer = await response.text();
      expect(response.status, `${body}: ${answer}`).toBeLessThan(500);
      expect(answer, body).not.toContain('-32603');
    }
  }
}
