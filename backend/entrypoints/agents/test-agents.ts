import { expect } from 'vitest';
import { createApp } from '#backend/entrypoints/http/app.ts';
import { orderShop, type Sku } from '#backend/sales/orders/test-orders.ts';
import { DEMO_AGENT } from '#demo/simulators/agent-profile.ts';
import { operations } from './operations.ts';
import { failed, shapes } from './test-shapes.ts';
import { UCP_PATH } from './ucp/protocol.ts';

type Option = { id: string; title: string; totals: [{ amount: number }] };
type Method = {
  line_item_ids: string[];
  destinations: object[];
  groups: [{ line_item_ids: string[]; options: [Option, ...Option[]] }];
};
type Shown = { id: string; description: { plain: string }; variants: { id: string; inputs: object[] }[] };
/** The fields of answers that tests read, of whatever operation; `ask` has checked the shape. */
type Answer = {
  id: string;
  continue_url: string;
  line_items: { quantity: number; item: { id: string } }[];
  totals: { type: string; amount: number }[];
  messages?: { type: string; code: string }[];
  discounts: object;
  fulfillment: { methods: [Method] };
  products: Shown[];
  product: Shown;
  pagination: { cursor?: string };
};
export type Sent = { id?: string; body?: unknown; raw?: string; headers?: Record<string, string> };

/** Goods of every kind that agents meet. */
export const GOODS: Sku[] = [
  { sku: 'HIHNA', price: 8900, stock: { oulu: 5, ranua: 2 } },
  { sku: 'KYPARA', price: 19900, stock: { oulu: 3 } },
  { sku: 'RAJA', price: 500, productLine: 2, stock: { oulu: 2 } },
  { sku: 'LOPPU', price: 700 },
  { sku: 'MATTO', price: 2000, isCutToSize: true, stock: { oulu: 9 } },
  { sku: 'KELKKA', price: 1_290_000, deposit: 50_000, stock: { oulu: 1 } },
  { sku: 'PYYDA', price: 4000, saleMode: 'quote', stock: { oulu: 1 } },
];

/** A shop with goods, asked by an agent. `ask` checks the shape of each answer. */
export async function agentShop(skus: Sku[] = GOODS, env: Record<string, string> = {}) {
  const made = await orderShop(skus, env);
  const { shop } = made;
  const noPages = { shop, clientFolder: null, loadBuild: async () => Promise.reject(new Error('no pages')) };
  let app = createApp(noPages);

  function send(name: string, { id = '', body, raw, headers = {} }: Sent = {}): Promise<Response> {
    const operation = operations.find((one) => one.name === name);
    if (!operation) throw new Error(`no operation ${name}`);
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const path = operation.path.replace('{id}', encodeURIComponent(id));
    return Promise.resolve(
      app.request(new URL(`${UCP_PATH}${path}`, made.shop.baseUrl), {
        method: operation.method,
        headers: {
          'ucp-agent': `profile="${DEMO_AGENT}"`,
          ...(text !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(text !== undefined && operation.method !== 'GET' && { body: text }),
      }),
    );
  }

  /** The answer of an operation that must succeed, in its shape. */
  async function ask(name: string, sent: Sent = {}): Promise<Answer> {
    const response = await send(name, sent);
    const body: Answer = await response.json();
    expect([name, response.status], JSON.stringify(body)).toEqual([name, name.startsWith('create') ? 201 : 200]);
    const checked = shapes[name]?.safeParse(body);
    expect(checked?.error?.issues, `${name} ${JSON.stringify(body)}`).toBeUndefined();
    return body;
  }

  /** The code of the first message of an answer that shows nothing. */
  async function askInVain(name: string, sent: Sent = {}): Promise<string> {
    const body = failed.parse(await (await send(name, sent)).json());
    const [first] = body.messages;
    return first?.type === 'error' ? first.code : '';
  }

  return {
    ...made,
    app,
    send,
    ask,
    askInVain,
    /** A request to any address of the shop. */
    request: async (path: string, init?: RequestInit) => app.request(new URL(path, shop.baseUrl), init),
    /** Empties the counters of limits. */
    renew: () => {
      app = createApp(noPages);
    },
  };
}

export type AgentShop = Awaited<ReturnType<typeof agentShop>>;

export const oneLine = (id: string, quantity = 1) => ({ line_items: [{ item: { id }, quantity }] });
