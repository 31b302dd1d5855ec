import { sparePartSku } from '#domain/catalog/spare-parts/part.ts';
import { MAX_PART_LINES, type ResolvedPart } from '#domain/catalog/spare-parts/resolve.ts';
import type { ManyLine, Settled } from './many-list.ts';

const TIMEOUT_MS = 20_000;

type Asked = { code: string; amount: number; supplier: string | null };

async function resolve(lines: readonly Asked[]): Promise<ResolvedPart[]> {
  const body = {
    // a whole sku means one part, however alike another is written
    lines: lines.map(({ code, amount, supplier }) => ({
      code: supplier === null ? code : sparePartSku({ productCode: code, supplierNumber: supplier }),
      amount,
    })),
  };
  const answer = await fetch('/api/resolve-spareparts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`resolving parts: ${answer.status}`);
  const resolved = (await answer.json()) as { lines: ResolvedPart[]; unavailable: boolean };
  if (resolved.unavailable) throw new Error('the parts system is away');
  return resolved.lines;
}

function stateOf(resolved: ResolvedPart | undefined): Settled['state'] {
  if (!resolved) return { status: 'unknown', suggestions: [] };
  if (resolved.status === 'found') return { status: 'found', part: resolved.part };
  if (resolved.status === 'ambiguous') return { status: 'ambiguous', candidates: resolved.candidates };
  if (resolved.status === 'unknown') return { status: 'unknown', suggestions: resolved.suggestions };
  return { status: 'replaced', part: resolved.part, successors: resolved.successors };
}

/** The line read as one code to its end. */
const asWhole = ({ whole, rows, supplier }: ManyLine): Asked => ({ code: whole ?? '', amount: rows.length, supplier });

/**
 * What lines are, by id. A line whose last number may belong to its code is asked the other way, too, when nothing was
 * found. Rejects when nobody answers: the lines then stay as they are.
 */
export async function askParts(lines: readonly ManyLine[]): Promise<Map<number, Settled>> {
  const some = lines.slice(0, MAX_PART_LINES);
  const first = await resolve(some);
  const found = new Map(
    some.map(({ id, code, amount }, i): [number, Settled] => [id, { code, amount, state: stateOf(first[i]) }]),
  );
  const doubtful = some.filter(({ id, whole }) => whole !== null && found.get(id)?.state.status === 'unknown');
  if (doubtful.length === 0) return found;
  const second = await resolve(doubtful.map(asWhole));
  for (const [i, line] of doubtful.entries()) {
    const { code, amount } = asWhole(line);
    const state = stateOf(second[i]);
    if (state.status !== 'unknown') found.set(line.id, { code, amount, state });
  }
  return found;
}
