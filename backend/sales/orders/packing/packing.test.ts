import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { StaffActor } from '#domain/staff/actor.ts';
import { byCommand } from '#test/actors.ts';
import { homeForm, orderShop, requestFor, type Sku } from '../test-orders.ts';
import type { ParcelToSend } from './send-parcel.ts';

const skus: Sku[] = [
  { sku: 'KYP', price: 5000, stock: { oulu: 5, ranua: 2 } },
  { sku: 'LAUKKU', price: 1000, stock: { oulu: 5 } },
];
const lines = [
  { sku: 'KYP', amount: 2 },
  { sku: 'LAUKKU', amount: 1 },
];
const pdf = Buffer.from('%PDF-1.3 label').toString('base64');
const label = `<Response><response.status>0</response.status><response.trackingcode>JJFI1</response.trackingcode><response.file>${pdf}</response.file></Response>`;

/** A paid order of three units to send by Posti, and its packer. `carrier` answers requests for labels. */
async function packed({ form = homeForm, total = 11_000 + 1590, carrier = () => label } = {}) {
  const booked: string[] = [];
  const answer = { carrier };
  let request: Awaited<ReturnType<typeof orderShop>>['request'];
  const made = await orderShop(
    skus,
    {
      POSTI_SHIPPING_URL: 'https://labels.example',
      POSTI_SHIPPING_ACCOUNT: 'a',
      POSTI_SHIPPING_SECRET: 's',
    },
    {
      fetch: async (input, init) => {
        if (!String(input).startsWith('https://labels.example')) return request(String(input), init);
        if (String(input).endsWith('create-shipment')) booked.push(String(init?.body));
        return new Response(answer.carrier());
      },
    },
  );
  request = made.request;
  const { shop } = made;
  const { number } = await made.placed(requestFor('KYP', total, { form, lines }));
  await shop.checkout.settle(await made.returned(number, 'ok'));
  const packer: StaffActor = {
    kind: 'staff',
    id: randomUUID(),
    name: 'Petri',
    role: 'store',
    stores: ['oulu'],
    sessionId: 's',
    limits: { refund: 0, refundsPerDay: 0 },
    proof: null,
    approvedBy: null,
    requestId: null,
  };
  await shop.db.query('insert into staff (id, email, name, role) values ($1, $2, $3, $4)', [
    ...[packer.id, 'petri@tieva.example', packer.name, packer.role],
  ]);
  const scanAll = async () => {
    for (const code of ['KYP', 'kyp', 'LAUKKU']) await shop.packing.scan(packer, number, code);
  };
  const parcel = (over: Partial<ParcelToSend> = {}): ParcelToSend => ({
    idempotencyKey: randomUUID(),
    trackingCode: null,
    width: 40,
    height: 30,
    depth: 20,
    grams: 2000,
    ...over,
  });
  return { ...made, number, packer, packing: shop.packing, scanAll, parcel, booked, answer };
}

describe('scanning', () => {
  test('each scan packs a unit; too many, wrong goods and finished lines are told apart (packing-1)', async () => {
    const { packing, packer, number, order } = await packed();
    expect(await packing.scan(packer, number, 'KYP')).toMatchObject({
      value: { kind: 'packed', packed: 1, amount: 2 },
    });
    expect((await order(number)).status).toBe('preparing');
    await packing.scan(packer, number, 'KYP');
    expect(await packing.scan(packer, number, 'KYP')).toMatchObject({ value: { kind: 'full', amount: 2 } });
    expect(await packing.scan(packer, number, '6430012774108')).toMatchObject({ value: { kind: 'wrong' } });
    const seen = await packing.order(packer, number);
    expect(seen?.lines.map((line) => [line.sku, line.packed, line.amount])).toEqual([
      ['KYP', 2, 2],
      ['LAUKKU', 0, 1],
    ]);
    expect(seen?.lines[0]?.stores).toContainEqual({ store: 'Ranua', qty: 2 });
  });

  test('two scanners at once count every unit once', async () => {
    const { packing, packer, number } = await packed();
    const scans = await Promise.all(['KYP', 'KYP', 'KYP', 'KYP'].map((code) => packing.scan(packer, number, code)));
    expect(scans.filter((scan) => scan.ok && scan.value.kind === 'packed')).toHaveLength(2);
  });

  test('a count starts from what the person saw', async () => {
    const { packing, packer, number } = await packed();
    await packing.scan(packer, number, 'KYP');
    expect(await packing.count(packer, number, { position: 0, from: 0, to: 2 })).toEqual({
      ok: false,
      reason: 'changed_meanwhile',
      details: { packed: 1 },
    });
    expect(await packing.count(packer, number, { position: 0, from: 1, to: 0 })).toMatchObject({
      value: { packed: 0 },
    });
    expect(await packing.count(packer, number, { position: 0, from: 0, to: 3 })).toMatchObject({
      reason: 'no_such_line',
    });
  });

  test('a store packs its own orders only', async () => {
    const { packing, packer, number } = await packed();
    const stranger = { ...packer, stores: ['ranua'] };
    await expect(packing.scan(stranger, number, 'KYP')).rejects.toThrow('orders.fulfil is refused: store');
    await expect(packing.order(stranger, number)).rejects.toThrow('refused: store');
    expect(() => packing.queue(stranger, 'oulu')).toThrow('refused: store');
  });

  test('the queue counts units and shows the oldest first', async () => {
    const { packing, packer, number, scanAll } = await packed();
    await scanAll();
    expect(await packing.queue(packer, 'oulu')).toMatchObject([{ number, units: 3, packed: 3, name: 'Maija Mäkinen' }]);
    expect(await packing.queue({ ...packer, stores: [] }, 'ranua')).toEqual([]);
  });
});

describe('sending', () => {
  test('books the parcel, keeps the label and sends the order (packing-2)', async () => {
    const { packing, packer, number, scanAll, parcel, booked, order, mails } = await packed();
    await scanAll();
    const sent = await packing.send(packer, number, parcel());
    expect(sent).toMatchObject({ ok: true, value: { trackingCode: 'JJFI1', hasPdf: true, status: 'shipped' } });
    expect(booked[0]).toContain(`<Consignment.Reference>${number}01</Consignment.Reference>`);
    expect((await order(number)).status).toBe('shipped');
    expect(await mails()).toContain('order-shipped');
    const printed = sent.ok ? await packing.label(packer, sent.value.label) : null;
    expect(Buffer.from(printed?.pdf ?? []).toString()).toContain('%PDF-');
    expect((await packing.order(packer, number))?.lines).toEqual([]);
  });

  test('on the table of a sent order the number of the next one is read, goods are not (packing-1)', async () => {
    const { packing, packer, number, scanAll, parcel } = await packed();
    await scanAll();
    await packing.send(packer, number, parcel());
    expect(await packing.scan(packer, number, '1000038')).toEqual({
      ok: true,
      value: { kind: 'order', number: '1000038' },
    });
    expect(await packing.scan(packer, number, 'KYP')).toMatchObject({ reason: 'not_open' });
    expect(await packing.scan(packer, number, number)).toMatchObject({ reason: 'not_open' });
  });

  test('a store no longer sees whose a sent order was', async () => {
    const { packing, packer, number, scanAll, parcel } = await packed();
    await scanAll();
    expect(await packing.order(packer, number)).toMatchObject({ name: 'Maija Mäkinen', phone: '+358401234567' });
    await packing.send(packer, number, parcel());
    expect(await packing.order(packer, number)).toMatchObject({ name: '', phone: '', email: '', address: null });
    expect(await packing.order({ ...packer, role: 'sales' }, number)).toMatchObject({ name: 'Maija Mäkinen' });
  });

  test('a part goes now and the rest later', async () => {
    const { packing, packer, number, parcel, order } = await packed();
    await packing.scan(packer, number, 'KYP');
    expect(await packing.send(packer, number, parcel())).toMatchObject({ value: { status: 'preparing' } });
    const left = await packing.order(packer, number);
    expect(left?.lines.map((line) => [line.sku, line.packed, line.amount])).toEqual([
      ['KYP', 0, 1],
      ['LAUKKU', 0, 1],
    ]);
    await packing.scan(packer, number, 'KYP');
    await packing.scan(packer, number, 'LAUKKU');
    expect(await packing.send(packer, number, parcel({ trackingCode: 'OMA123' }))).toMatchObject({
      value: { status: 'shipped', trackingCode: 'OMA123', hasPdf: false },
    });
    expect((await order(number)).status).toBe('shipped');
  });

  test('a repeated form sends one parcel', async () => {
    const { packing, packer, number, scanAll, parcel, booked } = await packed();
    await scanAll();
    const form = parcel();
    const [first, again] = [await packing.send(packer, number, form), await packing.send(packer, number, form)];
    expect(again).toMatchObject({ ok: true, value: { trackingCode: 'JJFI1' } });
    expect(first.ok && again.ok && again.value.label === first.value.label).toBe(true);
    expect(booked).toHaveLength(1);
  });

  test('two people who send at once book one parcel', async () => {
    const { packing, packer, number, scanAll, parcel, booked, shop } = await packed();
    await scanAll();
    const results = await Promise.all([packing.send(packer, number, parcel()), packing.send(packer, number, parcel())]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: expect.stringMatching(/being_sent|not_open/) });
    expect(booked).toHaveLength(1);
    expect((await shop.db.query('select id from shipment')).rows).toHaveLength(1);
  });

  test.each([
    [
      'refuses',
      '<Response><response.status>230</response.status><response.message>postcode</response.message></Response>',
      'refused',
      'postcode',
    ],
    ['answers nonsense', '<html>', 'unavailable', 'answered no XML'],
  ])('a carrier that %s leaves the order packed; the same form may be sent again', async (_, text, reason, details) => {
    const { packing, packer, number, scanAll, parcel, order, answer, booked } = await packed({ carrier: () => text });
    await scanAll();
    const form = parcel();
    expect(await packing.send(packer, number, form)).toEqual({ ok: false, reason, details });
    expect((await order(number)).status).toBe('preparing');
    answer.carrier = () => label;
    expect(await packing.send(packer, number, form)).toMatchObject({ ok: true, value: { status: 'shipped' } });
    expect(booked[1]).toContain(`${number}01<`);
  });

  test('a request that was lost with its process is taken over after a minute, under the same reference', async () => {
    const { packing, packer, number, scanAll, parcel, clock, shop, booked } = await packed();
    await scanAll();
    const form = parcel();
    await shop.db.query(
      `insert into shipping_label (order_id, idempotency_key, reference, carrier, lines, grams, requested_at)
       select id, $1, number || '01', 'posti', '[]', 2000, $2 from customer_order`,
      [form.idempotencyKey, clock.now],
    );
    expect(await packing.send(packer, number, form)).toMatchObject({ reason: 'being_sent' });
    clock.now = new Date(clock.now.getTime() + 61_000);
    expect(await packing.send(packer, number, form)).toMatchObject({ ok: true, value: { status: 'shipped' } });
    expect(booked[0]).toContain(`${number}01<`);
  });

  test('an empty parcel, an unpaid order and an unknown one are refused', async () => {
    const { packing, packer, number, parcel } = await packed();
    expect(await packing.send(packer, number, parcel())).toMatchObject({ reason: 'nothing_packed' });
    expect(await packing.send(packer, '1000017', parcel())).toMatchObject({ reason: 'unknown' });
  });

  test('a refund of what is packed is noticed', async () => {
    const { packing, packer, number, scanAll, parcel, shop } = await packed();
    await scanAll();
    const refund = { lines: [{ position: 0, amount: 1 }], reason: '', restock: true, idempotencyKey: null };
    await shop.afterSale.refund(byCommand, number, refund);
    expect(await packing.send(packer, number, parcel())).toMatchObject({ reason: 'changed_meanwhile' });
  });
});

describe('pickup', () => {
  const pickup = { form: { ...homeForm, delivery: { methodId: '403' } }, total: 11_000 };

  test('is put aside when all is packed, with a code in the mail, and handed over once (packing-3)', async () => {
    const { packing, packer, number, scanAll, order, mailText } = await packed(pickup);
    expect(await packing.ready(packer, number)).toMatchObject({ reason: 'not_all_packed' });
    await scanAll();
    expect(await packing.ready(packer, number)).toMatchObject({ value: { status: 'ready_for_pickup' } });
    expect(await mailText('order-ready')).toContain('Noutokoodi');
    expect(await packing.waiting(packer, 'oulu')).toMatchObject([{ number }]);
    const taken = await Promise.all([packing.handOver(packer, number), packing.handOver(packer, number)]);
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await order(number)).status).toBe('completed');
  });
});

test('missing goods are noted on the order with the person', async () => {
  const { packing, packer, number, events, shop } = await packed();
  expect(await packing.reportMissing(packer, number, { position: 0, amount: 1 })).toEqual({ ok: true, value: null });
  expect(await events(number)).toContain('goods_missing');
  const { rows } = await shop.db.query("select details from order_event where kind = 'goods_missing'");
  expect(rows[0]).toMatchObject({ details: { by: 'Petri', sku: 'KYP', amount: 1 } });
});

test('labels are deleted after thirty days (packing-4)', async () => {
  const { packing, packer, number, scanAll, parcel, shop, clock } = await packed();
  await scanAll();
  const sent = await packing.send(packer, number, parcel());
  if (!sent.ok) throw new Error(sent.reason);
  const day = 86_400_000;
  const manager: StaffActor = { ...packer, role: 'manager', stores: [] };
  clock.now = new Date(clock.now.getTime() + 29 * day);
  await packing.deleteOldLabels();
  expect(await packing.label(manager, sent.value.label)).not.toBeNull();
  // a store prints it again on the day it was made only
  expect(await packing.label(packer, sent.value.label)).toBeNull();
  clock.now = new Date(clock.now.getTime() + 2 * day);
  await packing.deleteOldLabels();
  expect(await packing.label(manager, sent.value.label)).toBeNull();
  expect((await shop.db.query('select tracking_code from shipping_label')).rows).toEqual([{ tracking_code: 'JJFI1' }]);
});
