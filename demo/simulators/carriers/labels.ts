import { createHash } from 'node:crypto';
import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import { drawAddressCard } from '#backend/platform/pdf/address-card.ts';
import { createMatkahuoltoShipments } from '#backend/sales/delivery/labels/matkahuolto-shipments.ts';
import { createPrinetti } from '#backend/sales/delivery/labels/prinetti.ts';
import type { LabelProviders } from '#backend/sales/delivery/labels/service.ts';

const parser = new XMLParser({ parseTagValue: false, ignoreAttributes: false });
const builder = new XMLBuilder({ ignoreAttributes: false });
const respond = (content: object) => new Response(`<?xml version="1.0" encoding="UTF-8"?>${builder.build(content)}`);

/** Digits of a tracking code that are the same for a repeated request. */
const digitsOf = (text: string, length: number) =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString()
    .slice(0, length);

const base64 = (pdf: Uint8Array) => Buffer.from(pdf).toString('base64');

type Parsed = Record<string, string>;
const card = (title: string, from: string[], to: string[], code: string, notes: string[]) =>
  drawAddressCard({ title, subtitle: 'DEMO, ei kuljetettavaksi', from, to, notes, code, lang: 'fi' });

/** The Prinetti protocol of Posti's shipping interface; remembers booked parcels until their label is fetched. */
function prinetti(): typeof fetch {
  const booked = new Map<string, Uint8Array>();
  return async (input, init) => {
    const { eChannel } = parser.parse(String(init?.body));
    const { ROUTING } = eChannel;
    const key = createHash('md5').update(`${ROUTING['Routing.Account']}${ROUTING['Routing.Id']}demo`).digest('hex');
    if (key !== ROUTING['Routing.Key'])
      return respond({ Response: { 'response.status': '240', 'response.message': 'Authentication failed' } });
    if (String(input).endsWith('/get-shipping-label')) {
      const pdf = booked.get(eChannel.PrintLabel.TrackingCode);
      return respond({
        Response: pdf
          ? { 'response.status': '0', 'response.file': { '@_encode': 'base64', '#text': base64(pdf) } }
          : { 'response.status': '160', 'response.message': 'Label not found' },
      });
    }
    const { 'Shipment.Sender': from, 'Shipment.Recipient': to, 'Shipment.Consignment': sent } = eChannel.Shipment;
    const code = `JJFI${digitsOf(sent['Consignment.Reference'], 17)}`;
    const party = (as: string, fields: Parsed) => [
      String(fields[`${as}.Name1`]),
      String(fields[`${as}.Addr1`]),
      `${fields[`${as}.Postcode`]} ${fields[`${as}.City`]}`,
    ];
    const notes = [`${sent['Consignment.Product']} · ${sent['Consignment.Parcel']['Parcel.Weight']['#text']} kg`];
    booked.set(code, await card('Posti', party('Sender', from), party('Recipient', to), code, notes));
    const reference = sent['Consignment.Reference'];
    return respond({
      Response: {
        'response.status': '0',
        'response.message': 'OK',
        'response.reference': reference,
        'response.trackingcode': code,
      },
    });
  };
}

/** Matkahuolto's shipment interface. */
const matkahuolto: typeof fetch = async (_input, init) => {
  const { MHShipmentRequest } = parser.parse(String(init?.body));
  const sent: Parsed = MHShipmentRequest.Shipment;
  if (!sent.ReceiverPostal)
    return respond({ MHShipmentReply: { Shipment: { ErrorNbr: '1003', ErrorMsg: 'Mandatory data missing' } } });
  const reference = String(sent.SenderReference);
  const code = `MH${digitsOf(reference, 12)}`;
  const from = [String(sent.SenderName1), String(sent.SenderAddress), `${sent.SenderPostal} ${sent.SenderCity}`];
  const to = [String(sent.ReceiverName1), String(sent.ReceiverAddress), `${sent.ReceiverPostal} ${sent.ReceiverCity}`];
  const pdf = await card('Matkahuolto', from, to, code, [`${sent.ProductCode} · ${sent.Weight} kg`]);
  return respond({
    MHShipmentReply: {
      Shipment: { ShipmentNumber: code, SenderReference: reference },
      PdfName: `${code}.pdf`,
      ShipmentPdf: base64(pdf),
    },
  });
};

/** Smart Send's interface; draws the label of the carrier that the request names. */
export const smartSend: typeof fetch = async (_input, init) => {
  const sent = JSON.parse(String(init?.body));
  if (!sent.receiver.postal_code)
    return Response.json(
      { message: 'The given data was invalid.', errors: { 'receiver.postal_code': ['The field is required.'] } },
      { status: 422 },
    );
  const lines = (party: Parsed) => [
    String(party.name_line1),
    String(party.address_line1),
    `${party.postal_code} ${party.city}`,
  ];
  const code = `SS${digitsOf(sent.internal_id, 14)}`;
  const notes = [`${sent.shipping_method} · ${sent.parcels[0].weight} kg`];
  const pdf = await card(
    `Smart Send · ${sent.shipping_carrier}`,
    lines(sent.sender),
    lines(sent.receiver),
    code,
    notes,
  );
  return Response.json({
    data: {
      shipment_id: code,
      shipping_carrier: sent.shipping_carrier,
      pdf: { base_64_encoded: base64(pdf) },
      parcels: [{ parcel_internal_id: sent.internal_id, tracking_code: code }],
    },
  });
};

/** Simulated carriers that book parcels in their own protocols and draw labels, in process. */
export function simulatedLabels(now: () => Date): LabelProviders {
  const at = { timeoutMs: 5000, now };
  return {
    posti: createPrinetti({
      ...at,
      fetch: prinetti(),
      url: 'https://posti-labels.simulator.invalid',
      account: '00000000-0000-0000-0000-000000000000',
      secret: 'demo',
    }),
    matkahuolto: createMatkahuoltoShipments({
      ...at,
      fetch: matkahuolto,
      url: 'https://matkahuolto-labels.simulator.invalid',
      userId: '9430023',
      password: 'demo',
    }),
  };
}
