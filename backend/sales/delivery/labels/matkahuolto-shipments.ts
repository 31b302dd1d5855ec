import { XMLBuilder } from 'fast-xml-parser';
import { fail, ok } from '#domain/base/result.ts';
import { type Asking, ask } from '../carriers/carrier-http.ts';
import { isXmlFields, parseXml, type XmlFields, xmlText } from '../carriers/carrier-xml.ts';
import { CarrierFailed } from '../provider.ts';
import { bookedBy, kilograms, type LabelProvider, type LabelRequest, type LabelResult } from './label-provider.ts';
import { pdfOf } from './prinetti.ts';

const builder = new XMLBuilder({});
/** Errors of the service and of the credentials; all others name a fault of the request. */
const UNAVAILABLE = new Set(['1001', '1002', '1005']);

type Options = Asking & { url: string; userId: string; password: string };

const shipmentOf = (userId: string, { sender, recipient, ...parcel }: LabelRequest) => ({
  ShipmentType: 'N',
  MessageType: 'N',
  Weight: kilograms(parcel.grams),
  Volume: parcel.volume.toFixed(4),
  Packages: '1',
  SenderId: userId,
  SenderName1: sender.name,
  SenderAddress: sender.street,
  SenderPostal: sender.postcode,
  SenderCity: sender.city,
  SenderReference: parcel.reference,
  ReceiverName1: recipient.name,
  ReceiverAddress: recipient.street,
  ReceiverPostal: recipient.postcode,
  ReceiverCity: recipient.city,
  ReceiverContactNumber: recipient.phone,
  ReceiverEmail: recipient.email,
  ...(parcel.pointId && { DestinationPlaceCode: parcel.pointId }),
  ProductCode: parcel.product,
  Goods: parcel.contents,
  DocumentType: '10X15',
});

/** The first error of a reply: of the message or of its shipment. */
function errorOf(reply: XmlFields): { code: string; message: string } | null {
  const shipment = reply.Shipment;
  for (const part of [reply, isXmlFields(shipment) ? shipment : {}]) {
    const code = xmlText(part, 'ErrorNbr');
    if (code) return { code, message: xmlText(part, 'ErrorMsg') || `code ${code}` };
  }
  return null;
}

/** Matkahuolto's shipment interface, version 2: books the parcel and returns its 10 × 15 cm label in one response. */
export function createMatkahuoltoShipments({ url, userId, password, ...asking }: Options): LabelProvider {
  async function book(request: LabelRequest): Promise<LabelResult> {
    const MHShipmentRequest = {
      UserId: userId,
      Password: password,
      Version: '2.0',
      Shipment: shipmentOf(userId, request),
    };
    const body = `<?xml version="1.0" encoding="UTF-8"?>${builder.build({ MHShipmentRequest })}`;
    const answer = await ask(asking, url, {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8' },
      body,
    });
    if (answer.status !== 200) throw new CarrierFailed(`answered ${answer.status}`);
    const { MHShipmentReply: reply } = parseXml(answer.text);
    if (!isXmlFields(reply)) throw new CarrierFailed('answered something else');
    const error = errorOf(reply);
    if (error) return fail(UNAVAILABLE.has(error.code) ? 'unavailable' : 'refused', error.message);
    const shipment = isXmlFields(reply.Shipment) ? reply.Shipment : {};
    const trackingCode = xmlText(shipment, 'ShipmentNumber');
    if (!trackingCode) throw new CarrierFailed('answered no tracking code');
    return ok({ trackingCode, pdf: pdfOf(reply.ShipmentPdf) });
  }

  return bookedBy(book);
}
