import { expect, test, vi } from 'vitest';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { fakeSupplier, type Misbehaviour, wireRow } from '#test/fakes/fake-supplier.ts';

const rows = [
  wireRow('3211186', { myyntihinta: 102.4, saldo: 4, tuotenimi: 'Hihna' }),
  wireRow('0321-1186', { toimittajanumero: '88', toimittaja: 'Honda' }),
  wireRow('3211186-1'),
  wireRow('VANHA', { korvaavat: ['UUSI'] }),
  wireRow('UUSI', { saldo: 0, saatavilla: '2026-12-01' }),
  wireRow('KAKSI', { korvaavat: ['UUSI'] }),
];
/** Timeouts in ms: for a supplier that hangs, and for one that responds on a busy machine. */
const SHORT_TIMEOUT = 300;
const LONG_TIMEOUT = 20_000;
/** Extra time that a busy machine may need, in ms. */
const SLACK = 5000;

async function setup(timeoutMs = LONG_TIMEOUT) {
  const supplier = await fakeSupplier(rows);
  const env = { SPAREPARTS_URL: supplier.url, SPAREPARTS_TOKEN: 'salaisuus', SPAREPARTS_TIMEOUT_MS: String(timeoutMs) };
  const made = await orderShop([{ sku: 'KYPÄRÄ', price: 12000, stock: { oulu: 2 } }], env, { fetch: fetchEither });
  const { spareParts, log } = made.shop;
  const logged = { warn: vi.spyOn(log, 'warn'), error: vi.spyOn(log, 'error') };
  const find = (code: string, supplierNumber: string | null = null) =>
    spareParts.find({ code, supplierNumber, limit: 20 });
  const skus = async (code: string) => (await find(code)).parts.map(({ sku }) => sku);

  /** Calls the payment simulator of the shop in process and the supplier over the network. */
  async function fetchEither(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const url = String(input instanceof Request ? input.url : input);
    return url.startsWith(supplier.url) ? fetch(input, init) : made.request(new URL(url).pathname, init);
  }
  return { ...made, supplier, spareParts, logged, find, skus };
}

test('search, pages, lists and stock come from the supplier’s system', async () => {
  const { supplier, spareParts, find, skus } = await setup();
  expect(await skus('3211186')).toEqual(['3211186@1044', '3211186-1@1044', '0321-1186@88']);
  expect(await find('3211186', '88')).toMatchObject({ total: 1, unavailable: false, parts: [{ supplier: 'Honda' }] });
  expect(await spareParts.raw({ productCode: '3211186', supplierNumber: '1044' })).toMatchObject([
    { tuotekoodi: '3211186', myyntihinta: 102.4 },
    { tuotekoodi: '3211186-1' },
  ]);
  expect(await spareParts.hydrate('3211186@1044')).toMatchObject({ stock: { qty: 4 }, price: { inclTax: 10240 } });
  expect(await spareParts.part('VANHA@1044', 'fi')).toMatchObject({
    successors: [{ sku: 'UUSI@1044' }],
    // two parts became this one
    redirectTo: null,
  });
  expect(await spareParts.part('UUSI@1044', 'fi')).toMatchObject({ replaces: [{ sku: 'VANHA@1044' }, {}] });
  const { lines } = await spareParts.resolve([
    { code: '3211186', amount: 1, supplierNumber: '1044' },
    { code: 'vanha', amount: 1 },
    { code: 'EI-OLE', amount: 1 },
  ]);
  expect(lines.map(({ status }) => status)).toEqual(['found', 'replaced', 'unknown']);
  expect(supplier.requests.every(({ token }) => token === 'Bearer salaisuus')).toBe(true);
});

const broken: [string, Misbehaviour][] = [
  ['slow', () => true],
  [
    'slow in the middle',
    (res) => {
      res.write('{"rows":[');
      return true;
    },
  ],
  ['no JSON', (res) => Boolean(res.end('<html>Kirjaudu sisään</html>'))],
  ['another shape', (res) => Boolean(res.end('{"parts":[]}'))],
  ['an array', (res) => Boolean(res.end('[]'))],
  ['null', (res) => Boolean(res.end('null'))],
  [
    'an error',
    (res) => {
      res.statusCode = 500;
      return Boolean(res.end('{"rows":[]}'));
    },
  ],
  [
    'a redirect',
    (res) => {
      res.writeHead(302, { location: 'http://127.0.0.1:1/' });
      return Boolean(res.end());
    },
  ],
  ['a cut', (res) => Boolean(res.socket?.destroy())],
  [
    'half of it',
    (res) => {
      res.writeHead(200, { 'content-length': '1000' });
      res.write('{"rows":[');
      return Boolean(res.socket?.end());
    },
  ],
  ['too much', (res) => Boolean(res.end(`{"rows":["${'x'.repeat(6_000_000)}"]}`))],
];

test.for(broken)(
  'a supplier that is faulty (%s) gives an empty list, marked unavailable and logged (spare-part-9, spare-part-3)',
  async ([_, how]) => {
    const { supplier, spareParts, find, logged, request } = await setup(SHORT_TIMEOUT);
    supplier.misbehave(how);
    const started = performance.now();
    expect(await find('3211186')).toEqual({ parts: [], total: 0, unavailable: true });
    expect(performance.now() - started).toBeLessThan(SHORT_TIMEOUT + SLACK);
    expect(logged.error).toHaveBeenCalledTimes(1);
    expect(await spareParts.part('3211186@1044', 'fi')).toEqual({ kind: 'unavailable' });
    expect(await spareParts.resolve([{ code: 'A', amount: 1 }])).toMatchObject({ unavailable: true });
    expect(await spareParts.hydrate('3211186@1044')).toEqual({ stock: null, price: null });
    const body = JSON.stringify({ productCode: '3211186', supplierNumber: null });
    const response = await request('/api/get-spareparts', { method: 'POST', body });
    expect([response.status, await response.json()]).toEqual([200, []]);
  },
);

test('stops calling a supplier that is down, for a while', async () => {
  const { supplier, find, clock, logged } = await setup();
  await supplier.close();
  for (let n = 0; n < 6; n++) expect((await find('3211186')).unavailable).toBe(true);
  const reasons = () => logged.error.mock.calls.map(([fields]) => (fields as { err: Error }).err.message);
  expect(reasons()[0]).toMatch('could not be reached');
  expect(reasons()[5]).toMatch('is not called after repeated failures');
  clock.now = new Date(clock.now.getTime() + 11_000);
  await find('3211186');
  expect(reasons()[6]).toMatch('could not be reached');
});

test('calls the supplier again after the pause; one success closes the breaker', async () => {
  const { supplier, find, skus, clock } = await setup();
  supplier.misbehave((res) => {
    res.statusCode = 503;
    return Boolean(res.end());
  });
  for (let n = 0; n < 8; n++) await find('3211186');
  // five calls, each retried once
  expect(supplier.requests).toHaveLength(10);
  supplier.misbehave(() => false);
  expect((await find('3211186')).unavailable).toBe(true);
  clock.now = new Date(clock.now.getTime() + 11_000);
  expect(await skus('UUSI')).toEqual(['UUSI@1044']);
  expect(await skus('VANHA')).toEqual(['VANHA@1044']);
});

/** Responds with a status to the first request only. */
const failsOnce =
  (status: number): Misbehaviour =>
  (res, _, nth) => {
    if (nth > 1) return false;
    res.statusCode = status;
    return Boolean(res.end());
  };

test('retries a GET once after a transient failure, a POST never', async () => {
  const { supplier, spareParts, skus } = await setup();
  for (const status of [408, 409, 425, 429, 500, 502, 503, 504]) {
    supplier.misbehave(failsOnce(status));
    expect(await skus('UUSI')).toEqual(['UUSI@1044']);
    expect(supplier.requests).toHaveLength(2);
  }
  supplier.misbehave(failsOnce(404));
  expect(await skus('UUSI')).toEqual([]);
  expect(supplier.requests).toHaveLength(1);
  supplier.misbehave(failsOnce(503));
  expect((await spareParts.resolve([{ code: 'UUSI', amount: 1 }])).unavailable).toBe(true);
  expect(supplier.requests.map(({ method }) => method)).toEqual(['POST']);
});

test('leaves out invalid and unrequested rows and keeps the valid ones', async () => {
  const { supplier, skus, logged } = await setup();
  const sent = [
    wireRow('UUSI'),
    { ...wireRow('UUSI-1'), myyntihinta: '12,90' },
    { ...wireRow('UUSI-2'), saldo: -1 },
    { ...wireRow('UUSI-3'), tuotenimi: null },
    { ...wireRow('UUSI-4'), korvaavat: 'UUSI' },
    { ...wireRow('UUSI-5'), toimittajanumero: 88, varasto: 'tuntematon kenttä' },
    wireRow('MUU'),
    wireRow('UUSI', { tuotenimi: 'kahdesti' }),
    null,
    'rivi',
  ];
  supplier.misbehave((res) => Boolean(res.end(JSON.stringify({ rows: sent, total: 3 }))));
  expect(await skus('UUSI')).toEqual(['UUSI@1044', 'UUSI-5@88']);
  expect(logged.warn).toHaveBeenCalledWith(expect.objectContaining({ count: 7 }), expect.any(String));
});

test('limits the total time of a chain of replaced parts at a slow supplier', async () => {
  const { supplier, spareParts, logged } = await setup(SHORT_TIMEOUT);
  const steps = Array.from({ length: 19 }, (_, n) => wireRow(`K${n}`, { korvaavat: [`K${n + 1}`] }));
  supplier.misbehave((res, req) => {
    const code = new URL(req.url ?? '', 'http://supplier.test').searchParams.get('code');
    const body = JSON.stringify({ rows: steps.filter((step) => step.tuotekoodi === code) });
    setTimeout(() => res.end(body), SHORT_TIMEOUT * 0.6);
    return true;
  });
  const started = performance.now();
  expect(await spareParts.part('K0@1044', 'fi')).toEqual({ kind: 'unavailable' });
  expect(performance.now() - started).toBeLessThan(SHORT_TIMEOUT * 3 + SLACK);
  expect((logged.error.mock.calls[0]?.[0] as { err?: Error } | undefined)?.err?.message).toMatch(
    /in total|did not respond/,
  );
});

test('the quick search does not wait for a slow supplier', async () => {
  const { supplier, shop } = await setup();
  supplier.misbehave(() => true);
  const query = { requests: [{ indexName: 'spareparts_fi', query: '3211186', hitsPerPage: 4 }] };
  const search = () => shop.search.multiQuery(query, { appId: 'tieva', key: 'public' });
  expect(await search()).toMatchObject({ status: 200, body: { results: [{ hits: [], nbHits: 0 }] } });
  supplier.misbehave(() => false);
  await vi.waitFor(async () =>
    expect(await search()).toMatchObject({ body: { results: [{ hits: [{ sku: '3211186@1044' }, {}, {}] }] } }),
  );
});

test('a part is sold at the supplier’s price at the time of the order', async () => {
  const { supplier, request, order, count } = await setup();
  const place = async (total: number) => {
    const body = requestFor('', total, {
      lines: [
        { sku: '3211186@1044', amount: 1 },
        { sku: 'KYPÄRÄ', amount: 1 },
      ],
    });
    const response = await request('/api/checkout/orders', { method: 'POST', body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  };
  expect((await place(10240 + 11999)).body.error.message).toBe('total_changed');
  supplier.misbehave((res) => Boolean(res.end('{')));
  const down = await place(10240 + 12000);
  expect([down.status, await count('customer_order')]).toEqual([503, 0]);
  supplier.misbehave(() => false);
  const placed = await place(10240 + 12000);
  expect(placed.status).toBe(201);
  expect((await order(placed.body.number)).lines).toMatchObject([{ unit: 10240, sparePart: true }, { sku: 'KYPÄRÄ' }]);
});
