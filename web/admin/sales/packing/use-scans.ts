import type { OrderNumber } from '#domain/base/ids.ts';
import type { ScanResult } from '#domain/sales/packing/scan.ts';
import { type Offline, type ScanQueue, useScanQueue } from '#web/admin/base/scan/use-scan-queue.ts';
import type { PackingOutcome, PackingRefusal } from './outcome.ts';

type Scanned = { scan: ScanResult } | { refused: PackingRefusal };
export type ScanState = Scanned | Offline;

export type Scans = ScanQueue<Scanned> & {
  /** The line of the last unit. */
  current: number | null;
  /** The order whose number was scanned. */
  order: OrderNumber | null;
};

const isOutcome = (data: unknown): data is PackingOutcome =>
  typeof data === 'object' && data !== null && 'kind' in data;

const stateOf = (outcome: unknown): Scanned | null => {
  if (!isOutcome(outcome)) return null;
  if (outcome.kind === 'scan') return { scan: outcome.result };
  return outcome.kind === 'refused' ? { refused: outcome.reason } : null;
};

const isRight = (state: Scanned): boolean =>
  'scan' in state && (state.scan.kind === 'packed' || state.scan.kind === 'order');

/** Sends scanned codes of the packing table. `first` is the result of a form without scripts. */
export function useScans(first: PackingOutcome | null): Scans {
  const { add, last } = useScanQueue<Scanned>(first?.kind === 'scan' ? stateOf(first) : null, stateOf, isRight);
  const scan = last && 'scan' in last ? last.scan : null;
  return {
    add,
    last,
    current: scan && 'position' in scan ? scan.position : null,
    order: scan?.kind === 'order' ? scan.number : null,
  };
}
