import { createHash } from 'node:crypto';
import { XMLBuilder } from 'fast-xml-parser';
import { fail, ok } from '#domain/base/result.ts';
import { type Asking, ask } from '../carriers/carrier-http.ts';
import { isXmlFields, parseXml, type XmlFields, xmlText } from '../carriers/carrier-xml.ts';
import { CarrierFailed } from '../provider.ts';
import {
  kilograms,
  type LabelParty,
  type LabelProvider,
  type LabelRequest,
  type LabelResult,
  labelPdf,
} from './label-provider.ts';

const builder = new XMLBuilder({ ignoreAttributes: false });
/** Additional service: delivery to a chosen pickup point. */
const TO_PICKUP_POINT = '2106';
/** The request itself is wrong: repeating it does not help. */
const REFUSED = new Set(['160', '230']);

type Options = Asking & { url: string; account: string; secret: string; now: () => Date };

const stampOf = (now: Date) => now.toISOString().replaceAll(/\D/g, '').slice(0, 14);

const partyOf = (as: 'Sender' | 'Recipient', party: LabelParty) => ({
  [`${as}.Name1`]: party.name,
  [`${as}.Addr1`]: party.street,
  [`${as}.Postcode`]: party.postcode,
  [`${as}.City`]: party.city,
  [`${as}.Country`]: party.country,
  [`${as}.Phone`]: party.phone,
  ...(as === 'Recipient' && { 'Recipient.Email': party.email }),
});

const toPoint = (pointId: string) => ({
  'AdditionalService.ServiceCode': TO_PICKUP_POINT,
  'AdditionalService.Specifier': { '@_name': 'pickup_point_id', '#text': pointId },
});

const shipmentOf = (request: LabelRequest) => ({
  'Shipment.Sender': partyOf('Sender', request.sender),
  'Shipment.Recipient': partyOf('Recipient', request.recipient),
  'Shipment.Consignment': {
    'Consignment.Reference': request.reference,
    'Consignment.Product': request.product,
    ...(request.pointId && { 'Consignment.AdditionalService': toPoint(request.pointId) }),
    'Consignment.Parcel': {
      '@_type': 'normal',
      'Parcel.Packagetype': 'PC',
      'Parcel.Weight': { '@_unit': 'kg', '#text': kilograms(request.grams) },
      'Parcel.Volume': { '@_unit': 'm3', '#text': request.volume.toFixed(4) },
      'Parcel.Contents': request.contents,
    },
  },
});

/** Thrown inside to return the carrier's own reason. */
class Refused extends Error {}

/**
 * Posti's shipping interface in the Prinetti protocol: `create-shipment` books the parcel, `get-shipping-label` returns its label.
 * Requests are signed with MD5 over account, request id and secret, as the protocol demands.
 */
export function createPrinetti({ url, account, secret, now, ...asking }: Options): LabelProvider {
  async function send(path: string, request: LabelRequest, content: XmlFields): Promise<XmlFields> {
    const ROUTING = {
      'Routing.Account': account,
      'Routing.Key': createHash('md5').update(`${account}${request.reference}${secret}`).digest('hex'),
      'Routing.Id': request.reference,
      'Routing.Time': stampOf(now()),
    };
    const body = `<?xml version="1.0" encoding="UTF-8"?>${builder.build({ eChannel: { ROUTING, ...content } })}`;
    const answer = await ask(asking, `${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8' },
      body,
    });
    if (answer.status !== 200) throw new CarrierFailed(`answered ${answer.status}`);
    const { Response: reply } = parseXml(answer.text);
    if (!isXmlFields(reply)) throw new CarrierFailed('answered something else');
    const status = xmlText(reply, 'response.status');
    if (REFUSED.has(status)) throw new Refused(xmlText(reply, 'response.message') || `code ${status}`);
    if (status !== '0') throw new CarrierFailed(`answered ${status}: ${xmlText(reply, 'response.message')}`);
    return reply;
  }

  return {
    async create(request): Promise<LabelResult> {
      try {
        const booked = await send('/prinetti/create-shipment', request, { Shipment: shipmentOf(request) });
        const trackingCode = xmlText(booked, 'response.trackingcode');
        if (!trackingCode) throw new CarrierFailed('answered no tracking code');
        const label = await send('/prinetti/get-shipping-label', request, {
          PrintLabel: { '@_responseFormat': 'File', Reference: request.reference, TrackingCode: trackingCode },
        });
        return ok({ trackingCode, pdf: pdfOf(label['response.file']) });
      } catch (error) {
        if (error instanceof Refused) return fail('refused', error.message);
        if (error instanceof CarrierFailed) return fail('unavailable', error.message);
        throw error;
      }
    },
  };
}

/** The label in an element of base64. */
export const pdfOf = (element: unknown): Uint8Array => {
  const text = isXmlFields(element) ? element['#text'] : element;
  return labelPdf(typeof text === 'string' ? text : '');
};
