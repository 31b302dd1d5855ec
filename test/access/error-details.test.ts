import { expect, test } from 'vitest';
import { pickupForm, requestFor } from '#backend/sales/orders/test-orders.ts';
import { type EndpointRow, endpointRows } from './endpoint-rows.ts';
import { cookies, matrixShop, ORIGIN } from './matrix-shop.ts';

const PATIENCE_MS = 120_000;

type Detail = { code: string; field: string; message: string };
type Refusal = { message: string; details?: unknown };

const MESSAGE_KEY = /^[a-z]+\.[a-z]+/;
const VALIDATOR_WORDS = /Invalid (input|option|string|key)|expected \w+, received|Too (small|big):|Unrecognized key/;
const SENTENCE = /^["A-Z].*[a-z].* .*\.$/;
const CODE = /^[a-z]+(_[a-z]+)*$/;

const isForPrograms = (endpoint: string) => /^(POST|PUT|PATCH) (\/api|\/functions|\/:project)\//.test(endpoint);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body with each of its fields, at any depth, missing or of another kind. */
function wrongBodies(body: unknown): unknown[] {
  if (Array.isArray(body)) return body.flatMap((entry, at) => wrongBodies(entry).map((wrong) => body.with(at, wrong)));
  if (!isObject(body)) return [];
  return Object.entries(body).flatMap(([name, value]) => [
    ...[undefined, null, -1, 'x'.repeat(1001), [], {}, true, '\u0000'].map((wrong) => ({ ...body, [name]: wrong })),
    ...wrongBodies(value).map((wrong) => ({ ...body, [name]: wrong })),
  ]);
}

const extra: Record<string, object[]> = {
  'POST /api/send-quote': [
    { items: [{ sku: 'A', amount: 1 }], firstname: 'x'.repeat(200), lastname: 'V', email: 'a@example.com', phone: '1' },
    {
      items: [{ sku: 'A', amount: 0 }],
      firstname: 'A',
      lastname: 'V',
      email: 'x',
      phone: '+358401234567',
      website: 'x',
    },
  ],
  'POST /api/checkout/orders': [
    requestFor('A', 1999, { form: { ...pickupForm, contact: { ...pickupForm.contact, phone: '+3581' } } }),
    requestFor('A', 1999, { campaignCode: 'EI-OLE' }),
  ],
  'PATCH /api/store/users/:uid': [{ phone: '12' }, { dob: '1.1.' }],
};

/** Every error that programs get from an endpoint for bodies that are wrong in one field. */
async function refusals() {
  const { people, freshApp } = await matrixShop();
  const found: { endpoint: string; sent: string; error: Refusal }[] = [];
  const of = await people.thingsFor('A');
  const headers = { origin: ORIGIN, 'content-type': 'application/json', ...cookies(people.visitors.A.cookie) };
  const ask = async (endpoint: string, row: EndpointRow) => {
    const { path, body } = row.request(of);
    const good = endpoint === 'POST /api/checkout/orders' ? requestFor('A', 1999) : body;
    const bodies = ['{', '[]', 'null', '{}', '{"data":{}}', '{"data":{"x":1}}', '{"x":1}', '{"data":null,"x":1}'];
    for (const wrong of [...wrongBodies(good), ...(extra[endpoint] ?? [])]) bodies.push(JSON.stringify(wrong));
    let app = freshApp();
    for (const [at, sent] of [...new Set(bodies)].entries()) {
      // its limits have counted nothing yet, so that no body is refused for being too many
      if (at % 10 === 9) app = freshApp();
      const response = await app.request(new URL(path, ORIGIN), {
        method: endpoint.split(' ')[0] ?? '',
        headers,
        body: sent,
      });
      const text = await response.text();
      expect(response.status, `${endpoint} ${sent}`).not.toBe(429);
      if (response.status === 400) found.push({ endpoint, sent, error: JSON.parse(text).error });
    }
  };
  for (const [endpoint, row] of Object.entries(endpointRows)) if (isForPrograms(endpoint)) await ask(endpoint, row);
  return found;
}

test(
  'programs read a code, the field and an English sentence for each wrong field',
  async () => {
    const found = await refusals();
    expect(found.length).toBeGreaterThan(200);
    const details = found.flatMap(({ endpoint, sent, error }) =>
      (Array.isArray(error.details) ? (error.details as Detail[]) : []).map((detail) => ({ endpoint, sent, detail })),
    );
    const wrong = details.filter(
      ({ detail: { code, field, message } }) =>
        !CODE.test(code) || typeof field !== 'string' || !SENTENCE.test(message) || MESSAGE_KEY.test(message),
    );
    expect(wrong.map(({ endpoint, detail }) => `${endpoint} ${JSON.stringify(detail)}`)).toEqual([]);
    const raw = found.filter(
      ({ error }) => VALIDATOR_WORDS.test(JSON.stringify(error)) || /\w\.error\./.test(error.message),
    );
    expect(raw.map(({ endpoint, error }) => `${endpoint} ${JSON.stringify(error)}`)).toEqual([]);
    const said = (endpoint: string) =>
      details.filter((one) => one.endpoint === endpoint).map(({ detail: { code, field } }) => `${field} ${code}`);
    expect(said('POST /api/send-quote')).toEqual(expect.arrayContaining(['firstname too_long', 'phone phone']));
    expect(said('POST /api/checkout/orders')).toEqual(
      expect.arrayContaining(['form.contact.phone phone', 'form required', 'lines.0.amount amount']),
    );
    expect(said('PATCH /api/store/users/:uid')).toEqual(expect.arrayContaining(['phone phone', 'lastname wrong_type']));
    expect(said('POST /functions/customer-updateUser')).toEqual(expect.arrayContaining([' unknown_field']));
  },
  PATIENCE_MS,
);

test('a reused order key is named in the same way', async () => {
  const { freshApp } = await matrixShop();
  const app = freshApp();
  const request = requestFor('A', 1999);
  const place = (body: object) => {
    const headers = { 'content-type': 'application/json' };
    return app.request(`${ORIGIN}/api/checkout/orders`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  expect((await place(request)).status).toBe(201);
  const contact = { ...request.form.contact, lastname: 'Muu' };
  const other = await place({ ...request, form: { ...request.form, contact } });
  expect([other.status, (await other.json()).error.details]).toEqual([
    409,
    {
      reason: 'key_reused',
      details: [
        {
          code: 'key',
          field: 'idempotencyKey',
          message: 'The key belongs to another order, or to one that is closed.',
        },
      ],
    },
  ]);
});
