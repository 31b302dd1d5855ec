import { fail, type Result } from '#domain/base/result.ts';
import { CarrierFailed } from '../provider.ts';

export type LabelParty = {
  name: string;
  street: string;
  postcode: string;
  city: string;
  /** ISO code. */
  country: string;
  phone: string;
  email: string;
};

/** A parcel to book. `reference` is digits only and names the parcel at the carrier; `volume` is in cubic metres. */
export type LabelRequest = {
  reference: string;
  sender: LabelParty;
  recipient: LabelParty;
  /** The carrier's product code. */
  product: string;
  /** The chosen pickup point or locker. */
  pointId: string | null;
  grams: number;
  volume: number;
  contents: string;
};

export type Label = { trackingCode: string; pdf: Uint8Array };

/**
 * `refused`: the carrier read the request and will not take it, with its reason; the request must change. `unavailable`: no usable
 * response; the same request may succeed later.
 */
export type LabelResult = Result<Label, 'refused' | 'unavailable', string>;

/** A carrier's service that books a parcel and draws its address label. */
export interface LabelProvider {
  create(request: LabelRequest): Promise<LabelResult>;
}

/** Books by one call; a carrier without a usable response is unavailable. */
export const bookedBy = (book: (request: LabelRequest) => Promise<LabelResult>): LabelProvider => ({
  create: async (request) => {
    try {
      return await book(request);
    } catch (error) {
      if (error instanceof CarrierFailed) return fail('unavailable', error.message);
      throw error;
    }
  },
});

/** Weights as carriers take them: kilograms with two decimals, at least 10 g. */
export const kilograms = (grams: number): string => (Math.max(grams, 10) / 1000).toFixed(2);

/** The label from its base64; rejects what is no PDF with `CarrierFailed`. */
export function labelPdf(base64: string): Uint8Array {
  const pdf = Buffer.from(base64, 'base64');
  if (pdf.subarray(0, 5).toString('latin1') !== '%PDF-') throw new CarrierFailed('answered no label');
  return pdf;
}
