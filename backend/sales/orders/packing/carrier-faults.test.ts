import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { byCommand } from '#test/actors.ts';
import { homeForm, orderShop, requestFor } from '../test-orders.ts';

const CARRIER = 'https://labels.example';
const pdf = Buffer.from('%PDF-1.3 label').toString('base64');
const label = `<Response><response.status>0</response.status><response.trackingcode>JJFI1</response.trackingcode><response.file>${pdf}</response.file></Response>`;

type Answer = (signal: AbortSignal | null) => Promise<Response>;
const lost: Answer = () => Promise.reject(new TypeError('fetch failed'));
const slow: Answer = (signal) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
const says =
  (body: string, status = 200): Answer =>
  async () =>
    new Response(body, { status });
const well = says(label);

/** A paid order whose goods are packed, and a carrier whose requests are answered in turn; then well. */
async function packed(answers: Answer[]) {
  const references: string[] = [];
  let request: Awaited<ReturnType<typeof orderShop>>['request'];
  const made = await orderShop(
    [{ sku: 'KYP', price: 5000, stock: { oulu: 5 } }],
    {
      POSTI_SHIPPING_URL: CARRIER,
      POSTI_SHIPPING_ACCOUNT: 'a',
      POSTI_SHIPPING_SECRET: 's',
      CARRIER_TIMEOUT_MS: '200',
    },
    {
      fetch: async (input, init) => {
        if (!String(input).startsWith(CARRIER)) return request(String(input), init);
        const [, reference = ''] = /<Consignment.Reference>(\d+)</.exec(String(init?.body)) ?? [];
        if (reference) references.push(reference);
        return (answers.shift() ?? well)(init?.signal ?? null);
      },
    },
  );
  request = made.request;
  const { shop } = made;
  const lines = [{ sku: 'KYP', amount: 1 }];
  const { number } = await made.placed(requestFor('KYP', 6590, { form: homeForm, lines }));
  await shop.checkout.settle(await made.returned(number, 'ok'));
  await shop.packing.scan(byCommand, number, 'KYP');
  const idempotencyKey = randomUUID();
  const parcel = { trackingCode: null, width: 40, height: 30, depth: 20, grams: 2000, idempotencyKey };
  const send = () => shop.packing.send(byCommand, number, parcel);
  const left = async () => {
    const { rows } = await shop.db.query(
      `select (select count(*)::int from shipment) as parcels,
         (select count(*)::int from shipping_label) as labels,
         (select count(*)::int from shipping_label where status = 'sent') as sent,
         (select count(*)::int from outbox_mail where kind = 'order-shipped') as mails`,
    );
    return { ...rows[0], status: (await made.order(number)).status };
  };
  return { send, left, references };
}

test.each<[string, Answer[]]>([
  ['is gone before the booking', [lost]],
  ['is gone between booking and label', [well, lost]],
  ['answers too late', [slow]],
  ['is too late with the label', [well, slow]],
  ['answers with a page of its proxy', [says('<h1>Huoltokatko</h1>')]],
  ['answers half', [says(label.slice(0, 60))]],
  ['breaks with the booking made', [says(label, 502)]],
  ['sends a label that is no PDF', [well, says(label.replace(pdf, 'PGh0bWw+'))]],
])(
  'a carrier that %s sends nothing; the form sent again books the same parcel once (packing-2)',
  async (_, answers) => {
    const { send, left, references } = await packed(answers);
    expect(await send()).toMatchObject({ ok: false, reason: 'unavailable' });
    expect(await left()).toEqual({ parcels: 0, labels: 1, sent: 0, mails: 0, status: 'preparing' });
    expect(await send()).toMatchObject({ ok: true, value: { trackingCode: 'JJFI1', hasPdf: true } });
    expect(await send()).toMatchObject({ ok: true });
    expect(await left()).toEqual({ parcels: 1, labels: 1, sent: 1, mails: 1, status: 'shipped' });
    // the carrier knows the second booking as the first
    expect(new Set(references).size).toBe(1);
  },
);
