import fc from 'fast-check';
import { expect } from 'vitest';
import { z } from 'zod';
import { hostileText, hostileValue, spoiled } from '#test/hostile-json.ts';
import { openApiOf } from './openapi.ts';
import { type Operation, takesKey } from './operation.ts';
import { operations } from './operations.ts';
import type { TestApi } from './test-api.ts';

export type Input = { params?: Record<string, unknown>; query?: Record<string, string>; body?: unknown; file?: string };

/** Valid input of every operation; each makes the things that it needs. */
export const examples: Record<string, (api: TestApi) => Promise<Input>> = {
  listOrders: async ({ order }) => {
    await order();
    return { query: { limit: '2', status: 'paid,preparing' } };
  },
  getOrder: async ({ order }) => ({ params: { number: await order() } }),
  markOrder: async ({ order }) => ({ params: { number: await order() }, body: { status: 'preparing' } }),
  addParcel: async ({ order }) => ({
    params: { number: await order('preparing') },
    body: { carrier: 'posti', trackingCode: 'JJFI0001', lines: [{ position: 0, amount: 1 }] },
  }),
  setTracking: async ({ order, send }) => {
    const number = await order('preparing');
    await send('POST', `/orders/${number}/parcels`, { body: { lines: [{ position: 0, amount: 1 }] } });
    return { params: { number, parcel: 1 }, body: { trackingCode: 'JJFI0002' } };
  },
  listChanges: async ({ order, product }) => {
    await order();
    await product();
    return { query: { types: 'order,stock,product', limit: '2' } };
  },
  refundOrder: async ({ order }) => ({
    params: { number: await order() },
    body: { lines: [{ position: 0, amount: 1 }], reason: 'rikki', expectedRefunded: 0 },
  }),
  cancelOrder: async ({ order }) => ({ params: { number: await order() }, body: { reason: 'Loppu varastosta' } }),
  listGiftCards: async ({ giftCard }) => {
    await giftCard();
    return { query: {} };
  },
  listGiftCardEntries: async ({ giftCard }) => ({ params: { id: await giftCard() } }),
  listQuotes: async ({ quote }) => {
    await quote();
    return { query: { status: 'answered' } };
  },
  getQuote: async ({ quote }) => ({ params: { number: await quote() } }),
  findCustomers: async ({ order }) => {
    await order();
    return { query: { text: 'mäkinen' } };
  },
  getCustomer: async ({ order }) => ({ params: { id: `vieras-${await order()}` } }),
  listProducts: async ({ product }) => {
    await product();
    return { query: { state: 'published' } };
  },
  getProduct: async ({ product, pageOf }) => ({ params: { sku: await pageOf(await product()) } }),
  patchProduct: async ({ product, pageOf }) => ({
    params: { sku: await pageOf(await product()) },
    body: { name: { fi: 'Parempi hihna' }, salesPhrases: { fi: ['Kestää pakkasen'] } },
  }),
  findSpareParts: async ({ sparePart }) => ({ query: { code: await sparePart() } }),
  getPrices: async ({ product }) => ({ params: { sku: await product() } }),
  setPrices: async ({ product }) => ({
    body: {
      prices: [
        { sku: await product(), regular: 4990, sale: { cents: 3990, lowest30: 4500, until: '2026-12-24T22:00:00Z' } },
      ],
    },
  }),
  listStock: async ({ product }) => ({ query: { skus: [await product(), await product()].join(',') } }),
  setStock: async ({ product }) => ({
    body: { levels: [{ sku: await product(), storeId: 'oulu', qty: 3, expected: 5 }] },
  }),
  adjustStock: async ({ product }) => ({ body: { sku: await product(), storeId: 'oulu', qty: -2, reason: 'rikki' } }),
  createImport: async ({ product }) => ({
    query: { kind: 'stock', file: 'saldot.csv' },
    file: `sku;stock.oulu\n${await product()};9\n`,
  }),
  getImport: async ({ imported }) => ({ params: { id: await imported() } }),
  listImportProblems: async ({ imported }) => ({ params: { id: await imported() } }),
  applyImport: async ({ imported }) => ({ params: { id: await imported() } }),
  dropImport: async ({ imported }) => ({ params: { id: await imported() } }),
  getVatReport: async () => ({ query: { month: '2026-11' } }),
  getGiftCardReport: async () => ({ query: { month: '2026-11' } }),
  getJournal: async ({ order }) => {
    await order();
    return { params: { journal: 'sales' }, query: { from: '2026-11-01', to: '2026-11-30' } };
  },
  getNetvisorVouchers: async ({ order }) => {
    await order();
    return { params: { journal: 'sales' }, query: { from: '2026-11-01', to: '2026-11-30', voucherClass: 'Myynti' } };
  },
  getProcountorReceipts: async ({ order }) => {
    await order();
    return { params: { journal: 'sales' }, query: { from: '2026-11-01', to: '2026-11-30', vatStatus: '4' } };
  },
  listWebhooks: async ({ webhook }) => {
    await webhook();
    return {};
  },
  addWebhook: async () => ({ body: { name: 'ERP', url: 'https://erp.example/hook', kinds: ['order.paid'] } }),
  getWebhook: async ({ webhook }) => ({ params: { id: await webhook() } }),
  patchWebhook: async ({ webhook }) => ({ params: { id: await webhook() }, body: { name: 'WMS', enabled: false } }),
  removeWebhook: async ({ webhook }) => ({ params: { id: await webhook() } }),
  getWebhookSecret: async ({ webhook }) => ({ params: { id: await webhook() } }),
  rotateWebhookSecret: async ({ webhook }) => ({ params: { id: await webhook() }, body: { keepHours: 2 } }),
  testWebhook: async ({ webhook }) => ({ params: { id: await webhook() } }),
  listWebhookDeliveries: async ({ webhook, delivery }) => {
    const id = await webhook();
    await delivery(id);
    return { params: { id }, query: { status: 'sent' } };
  },
  redeliverWebhook: async ({ webhook, delivery }) => ({ params: { delivery: await delivery(await webhook()) } }),
  listSettlements: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
};

const document = openApiOf(operations, 'http://localhost:3001/admin/v1');

type Json = Record<string, unknown>;
const fieldsOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {});

/** The document's schema of a response as a validator, or null for a status that the document does not know. */
function validatorOf({ path, method }: Operation, status: number): z.ZodType | null {
  const response = fieldsOf(fieldsOf(fieldsOf(document.paths[path])[method]).responses)[status];
  if (!response) return null;
  const content = Object.values(fieldsOf(fieldsOf(response).content))[0];
  const root = { ...fieldsOf(fieldsOf(content).schema), $defs: document.components.schemas };
  return z.fromJSONSchema(JSON.parse(JSON.stringify(root).replaceAll('#/components/schemas/', '#/$defs/')));
}

const validators = new Map<string, z.ZodType | null>();

/** Fails unless status, media type and body of a response are what the document says. */
export async function expectDocumented(operation: Operation, response: Response, about: string): Promise<void> {
  const { status } = response;
  const key = `${operation.name} ${status}`;
  if (!validators.has(key)) validators.set(key, validatorOf(operation, status));
  const schema = validators.get(key);
  const text = await response.text();
  expect(status, `${about}: ${text}`).toBeLessThan(500);
  expect(schema, `${about}: status ${status} is not in the document: ${text}`).toBeTruthy();
  const isDone = status < 300;
  const type = isDone ? 'application/json; charset=utf-8' : 'application/problem+json';
  expect(response.headers.get('content-type'), about).toBe(type);
  const checked = schema?.safeParse(JSON.parse(text));
  expect(checked?.success, `${about}: ${z.prettifyError(checked?.error ?? new z.ZodError([]))}\n${text}`).toBe(true);
  if (!isDone) expect(JSON.parse(text)).toMatchObject({ status, code: expect.any(String) });
}

const filled = (path: string, params: Record<string, unknown> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? 'x')));

export function request(api: TestApi, operation: Operation, { params, query, body, file }: Input, raw?: string) {
  const search = query ? `?${new URLSearchParams(query)}` : '';
  return api.send(operation.method.toUpperCase(), `${filled(operation.path, params)}${search}`, {
    ...(raw === undefined ? body !== undefined && { body } : { raw }),
    ...(file !== undefined && { raw: raw ?? file }),
    headers: {
      ...(takesKey(operation) && { 'idempotency-key': crypto.randomUUID() }),
      ...(operation.upload && { 'content-type': 'text/csv' }),
    },
  });
}

const pathValue = hostileText.filter((text) => text !== '' && text.isWellFormed() && !/^\.\.?$/.test(text));
const values = {
  path: fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }),
  value: hostileValue,
  text: pathValue,
};
const wildFor = ({ body, params, upload }: Operation) => {
  const parts = [
    'query',
    ...(upload ? ['raw'] : []),
    ...(body ? ['body', 'body', 'raw'] : []),
    ...(Object.keys(params.shape).length > 0 ? ['params'] : []),
  ];
  return fc.record({ part: fc.constantFrom(...parts), ...values });
};

/** Sends made input, mostly invalid, to every operation: no 5xx, and nothing that the document does not say (api-3). */
export async function attack(api: TestApi, runs: number): Promise<Record<string, number>> {
  const refused: Record<string, number> = {};
  for (const operation of operations) {
    const example = await examples[operation.name]?.(api);
    let sent = 0;
    for (const { part, path, value, text } of fc.sample(wildFor(operation), { numRuns: runs, seed: 26 })) {
      if (++sent % 300 === 0) api.renew();
      const query = { ...example?.query };
      const params = { ...example?.params };
      const [at = 0] = path;
      const named = (names: string[]) => names[at % names.length] ?? 'strange';
      if (part === 'query') query[named([...Object.keys(operation.query.shape), 'strange'])] = text;
      if (part === 'params') params[named(Object.keys(operation.params.shape))] = text;
      const body = part === 'body' ? spoiled(example?.body, path, value) : example?.body;
      const input = {
        params,
        query,
        ...(operation.body && { body }),
        ...(operation.upload && { file: example?.file ?? '' }),
      };
      const response = await request(api, operation, input, part === 'raw' ? text : undefined);
      const about = `${operation.name} ${JSON.stringify(input)} ${part}`;
      if (response.status >= 300) refused[operation.name] = (refused[operation.name] ?? 0) + 1;
      await expectDocumented(operation, response, about);
    }
    api.renew();
  }
  return refused;
}
