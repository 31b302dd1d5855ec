import { sparePartSku } from '#domain/catalog/spare-parts/part.ts';
import { MAX_PART_LINES, type ResolvedPart } from '#domain/catalog/spare-parts/resolve.ts';
import { callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
import type { LineResult, ManyLine } from './many-list.ts';

const TIMEOUT_MS = 20_000;

type LineQuery = { code: string; amount: number; supplier: string | null };

async function resolve(lines: readonly LineQuery[]): Promise<ResolvedPart[]> {
  const body = {
    // a whole sku selects one part among similar spellings
    lines: lines.map(({ code, amount, supplier }) => ({
      code: supplier === null ? code : sparePartSku({ productCode: code, supplierNumber: supplier }),
      amount,
    })),
  };
  const resolved = await callBackend<{ lines: ResolvedPart[]; unavailable: boolean }>('/api/resolve-spareparts', {
    method: 'POST',
    body,
    timeout: TIMEOUT_MS,
  });
  if (resolved.unavailable) throw new Error('the parts source is unavailable');
  return resolved.lines;
}

function toState(resolved: ResolvedPart | undefined): LineResult['state'] {
  if (!resolved) return { status: 'unknown', suggestions: [] };
  if (resolved.status === 'found') return { status: 'found', part: resolved.part };
  if (resolved.status === 'ambiguous') return { status: 'ambiguous', candidates: resolved.candidates };
  if (resolved.status === 'unknown') return { status: 'unknown', suggestions: resolved.suggestions };
  return { status: 'replaced', part: resolved.part, successors: resolved.successors };
}

/** The line read as one code, with the trailing number as part of it. */
const asWhole = ({ whole, rows, supplier }: ManyLine): LineQuery => ({
  code: whole ?? '',
  amount: rows.length,
  supplier,
});

/**
 * Looks up lines; the results are by line id. When a line is unknown and its trailing number may be part of the code, it is
 * looked up that way too. Rejects when the source fails.
 */
export async function lookUpLines(lines: readonly ManyLine[]): Promise<Map<number, LineResult>> {
  const checked = lines.slice(0, MAX_PART_LINES);
  const first = await resolve(checked);
  const found = new Map(
    checked.map(({ id, code, amount }, i): [number, LineResult] => [id, { code, amount, state: toState(first[i]) }]),
  );
  const ambiguous = checked.filter(({ id, whole }) => whole !== null && found.get(id)?.state.status === 'unknown');
  if (ambiguous.length === 0) return found;
  const second = await resolve(ambiguous.map(asWhole));
  for (const [i, line] of ambiguous.entries()) {
    const { code, amount } = asWhole(line);
    const state = toState(second[i]);
    if (state.status !== 'unknown') found.set(line.id, { code, amount, state });
  }
  return found;
}
