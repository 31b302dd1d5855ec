import { z } from 'zod';
import { fail, ok } from '#domain/base/result.ts';
import { type Answer, type Asking, ask } from '../carriers/carrier-http.ts';
import { CarrierFailed, type CarrierName } from '../provider.ts';
import {
  bookedBy,
  type LabelParty,
  type LabelProvider,
  type LabelRequest,
  type LabelResult,
  labelPdf,
} from './label-provider.ts';

type Options = Asking & { url: string; website: string; token: string; carrier: CarrierName };

/** The service found fields of the request wrong: repeating it does not help. */
const INVALID = 422;

const bookedSchema = z.object({
  data: z.object({
    pdf: z.object({ base_64_encoded: z.string() }),
    parcels: z.array(z.object({ tracking_code: z.string().min(1) })).min(1),
  }),
});
const errorSchema = z.object({ message: z.string(), errors: z.record(z.string(), z.array(z.string())).optional() });

const partyOf = (party: LabelParty, reference: string) => ({
  internal_id: reference,
  name_line1: party.name,
  address_line1: party.street,
  postal_code: party.postcode,
  city: party.city,
  country: party.country,
  sms: party.phone,
  email: party.email,
});

const shipmentOf = (carrier: CarrierName, { reference, sender, recipient, pointId, ...parcel }: LabelRequest) => ({
  internal_id: reference,
  internal_reference: reference,
  shipping_carrier: carrier,
  shipping_method: pointId ? 'agent' : 'homedelivery',
  sender: partyOf(sender, reference),
  receiver: partyOf(recipient, reference),
  agent: pointId
    ? { agent_no: pointId, postal_code: recipient.postcode, city: recipient.city, country: recipient.country }
    : null,
  parcels: [
    {
      internal_id: reference,
      internal_reference: reference,
      weight: Math.max(parcel.grams, 10) / 1000,
      freetext: parcel.contents,
    },
  ],
  services: { sms_notification: recipient.phone, email_notification: recipient.email },
});

function jsonOf<T>(schema: z.ZodType<T>, { text }: Answer): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new CarrierFailed('answered something else', error);
  }
}

/** The service's message with the fields that it names. */
function refusalOf(answer: Answer): string {
  const { message, errors = {} } = jsonOf(errorSchema, answer);
  return [message, ...Object.entries(errors).map(([field, texts]) => `${field}: ${texts.join(' ')}`)].join(' · ');
}

/**
 * Smart Send's interface, version 1: one contract books parcels of many carriers and returns label and tracking code in one response.
 * The carrier's product follows from whether a pickup point was chosen.
 */
export function createSmartSend({ url, website, token, carrier, ...asking }: Options): LabelProvider {
  const labels = `${url}/api/v1/website/${encodeURIComponent(website)}/shipments/labels?api_token=${encodeURIComponent(token)}`;

  async function book(request: LabelRequest): Promise<LabelResult> {
    const answer = await ask(asking, labels, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(shipmentOf(carrier, request)),
    });
    if (answer.status === INVALID) return fail('refused', refusalOf(answer));
    if (answer.status !== 200) throw new CarrierFailed(`answered ${answer.status}`);
    const { data } = jsonOf(bookedSchema, answer);
    return ok({ trackingCode: data.parcels[0]?.tracking_code ?? '', pdf: labelPdf(data.pdf.base_64_encoded) });
  }

  return bookedBy(book);
}
