import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { simulatedLabels, smartSend } from '#demo/simulators/carriers/labels.ts';
import type { LabelRequest } from './label-provider.ts';
import { createMatkahuoltoShipments } from './matkahuolto-shipments.ts';
import { createPrinetti } from './prinetti.ts';
import { createSmartSend } from './smart-send.ts';

const now = () => new Date('2026-11-23T08:00:00Z');
const party = { name: 'Aino Mäki & Co', street: 'Torikatu 3', postcode: '90100', city: 'Oulu', country: 'FI' };
const request: LabelRequest = {
  reference: '100001601',
  sender: { ...party, name: 'Tieva Oulu', phone: '010 000 0001', email: 'oulu@tieva.example' },
  recipient: { ...party, phone: '+358401234567', email: 'aino@example.com' },
  product: '2103',
  pointId: 'posti-90100-1',
  grams: 3100,
  volume: 0.024,
  contents: 'Varaosia',
};

/** A fetch that answers each request with the next text and records what was sent. */
function answering(...texts: (string | Error)[]) {
  const sent: { url: string; body: string }[] = [];
  const answer = async (url: unknown, init?: RequestInit) => {
    sent.push({ url: String(url), body: String(init?.body) });
    const text = texts[sent.length - 1] ?? '';
    if (text instanceof Error) throw text;
    return new Response(text);
  };
  return { sent, fetch: answer as typeof fetch };
}

const pdf = Buffer.from('%PDF-1.3 label').toString('base64');
const posti = (fetch: typeof globalThis.fetch) =>
  createPrinetti({ fetch, timeoutMs: 200, url: 'https://posti.example', account: 'a', secret: 's', now });
const matkahuolto = (fetch: typeof globalThis.fetch) =>
  createMatkahuoltoShipments({ fetch, timeoutMs: 200, url: 'https://mh.example', userId: '94', password: 'p' });

describe('Posti', () => {
  test('books the parcel, signed, and fetches its label', async () => {
    const { sent, fetch } = answering(
      '<Response><response.status>0</response.status><response.trackingcode uuid="x">JJFI1</response.trackingcode></Response>',
      `<Response><response.status>0</response.status><response.file encode="base64">${pdf}</response.file></Response>`,
    );
    const label = await posti(fetch).create(request);
    expect(label).toMatchObject({ ok: true, value: { trackingCode: 'JJFI1' } });
    expect(sent.map(({ url }) => url)).toEqual([
      'https://posti.example/prinetti/create-shipment',
      'https://posti.example/prinetti/get-shipping-label',
    ]);
    const key = createHash('md5').update('a100001601s').digest('hex');
    expect(sent[0]?.body).toContain(`<Routing.Key>${key}</Routing.Key>`);
    expect(sent[0]?.body).toContain('<Recipient.Name1>Aino Mäki &amp; Co</Recipient.Name1>');
    expect(sent[0]?.body).toContain(
      '<AdditionalService.Specifier name="pickup_point_id">posti-90100-1</AdditionalService.Specifier>',
    );
    expect(sent[0]?.body).toContain('<Parcel.Weight unit="kg">3.10</Parcel.Weight>');
  });

  test.each([
    [
      'refused',
      '<Response><response.status>230</response.status><response.message>postcode</response.message></Response>',
      'refused',
      'postcode',
    ],
    ['down', new Error('ECONNREFUSED'), 'unavailable', 'could not be reached'],
    ['its own failure', '<Response><response.status>240</response.status></Response>', 'unavailable', 'answered 240: '],
    ['HTML', '<html><p>maintenance</html>', 'unavailable', 'answered no XML'],
    [
      'a document type',
      '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><Response/>',
      'unavailable',
      'answered no XML',
    ],
    [
      'no code',
      '<Response><response.status>0</response.status></Response>',
      'unavailable',
      'answered no tracking code',
    ],
  ])('%s', async (_, text, reason, details) => {
    expect(await posti(answering(text).fetch).create(request)).toEqual({ ok: false, reason, details });
  });

  test('a label that is no PDF is no label', async () => {
    const { fetch } = answering(
      '<Response><response.status>0</response.status><response.trackingcode>JJFI1</response.trackingcode></Response>',
      '<Response><response.status>0</response.status><response.file>PGh0bWw+</response.file></Response>',
    );
    expect(await posti(fetch).create(request)).toMatchObject({ ok: false, reason: 'unavailable' });
  });
});

describe('Matkahuolto', () => {
  test('books the parcel and reads number and label from one response', async () => {
    const { sent, fetch } = answering(
      `<MHShipmentReply><Shipment><ShipmentNumber>MH1</ShipmentNumber></Shipment><ShipmentPdf>${pdf}</ShipmentPdf></MHShipmentReply>`,
    );
    expect(await matkahuolto(fetch).create(request)).toMatchObject({ ok: true, value: { trackingCode: 'MH1' } });
    expect(sent[0]?.body).toContain('<DestinationPlaceCode>posti-90100-1</DestinationPlaceCode>');
    expect(sent[0]?.body).toContain('<Weight>3.10</Weight>');
  });

  test.each([
    [
      'a fault of the request',
      '<Shipment><ErrorNbr>1013</ErrorNbr><ErrorMsg>Destination</ErrorMsg></Shipment>',
      'refused',
    ],
    ['a wrong password', '<ErrorNbr>1001</ErrorNbr><ErrorMsg>Login</ErrorMsg>', 'unavailable'],
  ])('%s', async (_, content, reason) => {
    const { fetch } = answering(`<MHShipmentReply>${content}</MHShipmentReply>`);
    expect(await matkahuolto(fetch).create(request)).toMatchObject({ ok: false, reason });
  });
});

describe('Smart Send', () => {
  const at = (fetch: typeof globalThis.fetch) =>
    createSmartSend({
      fetch,
      timeoutMs: 200,
      url: 'https://smart.example',
      website: 'tieva.example',
      token: 't&1',
      carrier: 'matkahuolto',
    });
  const booked = (base64: string, code = 'SS1') =>
    JSON.stringify({ data: { pdf: { base_64_encoded: base64 }, parcels: [{ tracking_code: code }] } });

  test('books the parcel of the named carrier to the chosen point', async () => {
    const { sent, fetch } = answering(booked(pdf));
    expect(await at(fetch).create(request)).toMatchObject({ ok: true, value: { trackingCode: 'SS1' } });
    expect(sent[0]?.url).toBe('https://smart.example/api/v1/website/tieva.example/shipments/labels?api_token=t%261');
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      internal_id: '100001601',
      shipping_carrier: 'matkahuolto',
      shipping_method: 'agent',
      receiver: { name_line1: 'Aino Mäki & Co', postal_code: '90100', sms: '+358401234567' },
      agent: { agent_no: 'posti-90100-1' },
      parcels: [{ weight: 3.1, freetext: 'Varaosia' }],
    });
  });

  test('without a point the parcel goes home', async () => {
    const { sent, fetch } = answering(booked(pdf));
    await at(fetch).create({ ...request, pointId: null });
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ shipping_method: 'homedelivery', agent: null });
  });

  test('a simulated request without a postcode is refused with the name of the field', async () => {
    const wrong = { ...request, recipient: { ...request.recipient, postcode: '' } };
    expect(await at(smartSend).create(wrong)).toEqual({
      ok: false,
      reason: 'refused',
      details: 'The given data was invalid. · receiver.postal_code: The field is required.',
    });
    expect(await at(smartSend).create(request)).toMatchObject({ ok: true });
  });

  test.each([
    ['down', new Error('ECONNREFUSED'), 'could not be reached'],
    ['HTML', '<html>maintenance</html>', 'answered something else'],
    ['a label that is no PDF', booked('PGh0bWw+'), 'answered no label'],
    ['no tracking code', booked(pdf, ''), 'answered something else'],
  ])('%s', async (_, text, details) => {
    expect(await at(answering(text).fetch).create(request)).toEqual({ ok: false, reason: 'unavailable', details });
  });
});

test.each(['posti', 'matkahuolto'] as const)(
  'simulated %s draws a PDF; a repeated request has the same code',
  async (name) => {
    const provider = simulatedLabels(now)[name];
    const [first, again] = [await provider?.create(request), await provider?.create(request)];
    if (!first?.ok || !again?.ok) throw new Error('no label');
    expect(Buffer.from(first.value.pdf).subarray(0, 5).toString()).toBe('%PDF-');
    expect(again.value.trackingCode).toBe(first.value.trackingCode);
  },
);
