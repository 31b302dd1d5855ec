import type { ParcelLine } from '#domain/sales/orders/parcel.ts';
import { type Carrier, carrierOf, isTrackingCode } from '#domain/sales/orders/tracking.ts';

/** Why a submitted step failed, with its input. */
export type StepAnswer = { problem: 'tracking' | 'not_done' | 'parcel' | 'code'; carrier: Carrier; tracking: string };

/** The parcel of a submitted step; spaces in the tracking code are removed. */
export function parcelOf(form: FormData): {
  carrier: Carrier;
  tracking: string;
  lines: ParcelLine[] | null;
  isGood: boolean;
} {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 100);
  const tracking = text('tracking').replaceAll(/\s/g, '').toUpperCase();
  const isLine = /^pieces-(\d{1,3})$/;
  const asked = [...form].flatMap(([name, value]) => {
    const position = isLine.exec(name)?.[1];
    return position === undefined ? [] : [{ position: Number(position), amount: Number(value) }];
  });
  // without amounts the parcel contains everything
  const lines = asked.length > 0 ? asked.filter(({ amount }) => amount !== 0) : null;
  return { lines, carrier: carrierOf(text('carrier')), tracking, isGood: tracking === '' || isTrackingCode(tracking) };
}
