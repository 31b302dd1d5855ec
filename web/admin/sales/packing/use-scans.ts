import type { ScanResult } from '#domain/sales/packing/scan.ts';
import { type Offline, type ScanQueue, useScanQueue } from '#web/admin/base/scan/use-scan-queue.ts';
import type { PackingOutcome, PackingRefusal } from './outcome.ts';

type Scanned = { scan: ScanResult } | { refused: PackingRefusal };
export type ScanState = Scanned | Offline;

export type Scans = ScanQueue<Scanned> & {
  /** The line of the last unit. */
  current: number | null;
};

const isOutcome = (data: unknown): data is PackingOutcome =>
  typeof data === 'object' && data !== null && 'kind' in data;

const stateOf = (outcome: unknown): Scanned | null => {
  if (!isOutcome(outcome)) return null;
  if (outcome.kind === 'scan') return { scan: outcome.result };
  return outcome.kind === 'refused' ? { refused: outcome.reason } : null;
};

const isPacked = (state: Scanned): boolean => 'scan' in state && state.scan.kind === 'packed';

/** Sends scanned codes of the packing table. `first` is the result of a form without scripts. */
export function useScans(first: PackingOutcome | null): Scans {
  const { add, last } = useScanQueue<Scanned>(first?.kind === 'scan' ? stateOf(first) : null, stateOf, isPacked);
  return { add, last, current: last && 'scan' in last && 'position' in last.scan ? last.scan.position : null };
}
