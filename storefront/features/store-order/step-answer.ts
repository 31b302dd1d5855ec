import { type Carrier, carrierOf, isTrackingCode } from '#domain/orders/tracking.ts';

/** What went wrong with a posted step, with what was typed. */
export type StepAnswer = { problem: 'tracking' | 'not_done'; carrier: Carrier; tracking: string };

/** A posted step's parcel: carriers write codes with spaces. */
export function parcelOf(form: FormData): { carrier: Carrier; tracking: string; isGood: boolean } {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 100);
  const tracking = text('tracking').replaceAll(/\s/g, '').toUpperCase();
  return { carrier: carrierOf(text('carrier')), tracking, isGood: tracking === '' || isTrackingCode(tracking) };
}
