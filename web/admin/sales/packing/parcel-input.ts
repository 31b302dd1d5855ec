import { isTrackingCode } from '#domain/sales/orders/tracking.ts';
import { boxes, LONGEST_SIDE_CM, MOST_GRAMS } from '#domain/sales/packing/box.ts';

/** Fields of the parcel form with an error. */
export type ParcelErrors = { weight?: true; size?: true; tracking?: true };

export type ParcelInput = {
  idempotencyKey: string;
  trackingCode: string | null;
  width: number;
  height: number;
  depth: number;
  grams: number;
};

/** Kilograms with a comma or a point, in grams; null outside 0–35 kg. */
export function gramsOf(text: string): number | null {
  if (!/^\d{1,3}([.,]\d{1,3})?$/.test(text.trim())) return null;
  const grams = Math.round(Number(text.trim().replace(',', '.')) * 1000);
  return grams > 0 && grams <= MOST_GRAMS ? grams : null;
}

const sideOf = (value: string): number | null => {
  const side = /^\d{1,3}$/.test(value.trim()) ? Number(value) : 0;
  return side >= 1 && side <= LONGEST_SIDE_CM ? side : null;
};

/**
 * Reads the parcel form: a box or own sides, the weight, and a tracking code where the carrier books no label here. Every wrong
 * field is named.
 */
export function readParcel(form: FormData, booksLabel: boolean): { parcel: ParcelInput | null; errors: ParcelErrors } {
  const text = (name: string) => String(form.get(name) ?? '');
  const box = boxes.find(({ id }) => id === text('box'));
  const [width, height, depth] = box
    ? [box.width, box.height, box.depth]
    : [sideOf(text('width')), sideOf(text('height')), sideOf(text('depth'))];
  const grams = gramsOf(text('weight'));
  const code = text('tracking').trim();
  const isCodeMissing = !booksLabel || code !== '' ? !isTrackingCode(code) : false;
  const errors: ParcelErrors = {
    ...(grams === null && { weight: true as const }),
    ...((width === null || height === null || depth === null) && { size: true as const }),
    ...(isCodeMissing && { tracking: true as const }),
  };
  if (grams === null || width === null || height === null || depth === null || isCodeMissing)
    return { parcel: null, errors };
  const parcel = { idempotencyKey: text('key'), trackingCode: code || null, width, height, depth, grams };
  return { parcel, errors };
}
