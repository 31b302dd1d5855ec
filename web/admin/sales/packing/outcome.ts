import type { OrderNumber } from '#domain/base/ids.ts';
import type { ScanResult } from '#domain/sales/packing/scan.ts';
import type { ParcelErrors } from './parcel-input.ts';

export const refusals = [
  ...(['unknown', 'not_open', 'no_such_line', 'changed_meanwhile', 'nothing_packed', 'not_all_packed'] as const),
  ...(['being_sent', 'code_used', 'refused', 'unavailable'] as const),
] as const;
export type PackingRefusal = (typeof refusals)[number];

/** What an action on the packing table came to; the page says it where it happened. */
export type PackingOutcome =
  | { kind: 'scan'; result: ScanResult }
  | { kind: 'errors'; errors: ParcelErrors }
  | { kind: 'refused'; reason: PackingRefusal; details: string }
  | { kind: 'sent'; label: number; hasPdf: boolean; trackingCode: string | null; isPart: boolean; number: OrderNumber }
  | { kind: 'ready'; number: OrderNumber }
  | { kind: 'counted' }
  | { kind: 'reported' };

export const refused = (reason: PackingRefusal, details: unknown = ''): PackingOutcome => ({
  kind: 'refused',
  reason,
  details: typeof details === 'string' ? details : '',
});
