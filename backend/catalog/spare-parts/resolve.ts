import { digitsForLetters, normaliseCode, splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';
import { type SparePart, type SparePartHit, sparePartSku } from '#domain/catalog/spare-parts/part.ts';
import type { ResolvedPart, WantedPart } from '#domain/catalog/spare-parts/resolve.ts';
import { successorsOf } from '#domain/catalog/spare-parts/supersede.ts';
import type { SparePartSource } from './source.ts';

/** Suggestions are looked up for this many unknown lines at most, so that a wholly wrong list stays cheap. */
const SUGGESTED_LINES = 10;
const SUGGESTIONS = 4;

const withoutZeros = (code: string) => code.replace(/^0+/, '');

type Query = { line: WantedPart; code: string; supplierNumber: string | null };

function queryOf(line: WantedPart): Query {
  const sku = splitSparePartSku(line.code);
  return {
    line,
    code: normaliseCode(sku?.productCode ?? ''),
    supplierNumber: sku?.supplierNumber ?? line.supplierNumber ?? null,
  };
}

/** The parts that a line matches: those with the same code, else those that differ in leading zeros. */
function candidatesOf({ line, code, supplierNumber }: Query, byBare: ReadonlyMap<string, SparePart[]>): SparePart[] {
  const all = (byBare.get(withoutZeros(code)) ?? []).filter(
    (part) => supplierNumber === null || part.supplierNumber === supplierNumber,
  );
  const same = all.filter((part) => normaliseCode(part.productCode) === code);
  const found = same.length > 0 ? same : all;
  // an exact sku wins over similar spellings
  const exact = found.filter((part) => sparePartSku(part) === line.code.trim());
  return exact.length > 0 ? exact : found;
}

/** Suggestions for an unknown code: with digits for letters (O → 0), then by its prefix, then by a shorter prefix. */
async function suggestionsFor({ code, supplierNumber }: Query, source: SparePartSource): Promise<SparePart[]> {
  for (const prefix of new Set([digitsForLetters(code), code, code.slice(0, -2)])) {
    if (prefix.length < 3) break;
    const { parts } = await source.find({ code: prefix, supplierNumber, offset: 0, limit: SUGGESTIONS });
    if (parts.length > 0) return parts;
  }
  return [];
}

/** Resolves the lines of a list, in their order. All codes are looked up in one query. */
export async function resolveLines(
  lines: readonly WantedPart[],
  source: SparePartSource,
  present: (part: SparePart) => SparePartHit,
): Promise<ResolvedPart[]> {
  const queries = lines.map(queryOf);
  const found = await source.byCodes([...new Set(queries.map(({ code }) => code))].filter(Boolean));
  const byBare = Map.groupBy(found, (part) => withoutZeros(normaliseCode(part.productCode)));
  const candidates = queries.map((one) => candidatesOf(one, byBare));
  const replaced = candidates.flatMap(([part, other]) => (part && !other && part.replacedBy.length > 0 ? [part] : []));
  const successors = replaced.length > 0 ? await successorsOf(replaced, source) : new Map<string, SparePart[]>();

  const unknown = queries.filter(({ code }, i) => code && candidates[i]?.length === 0).slice(0, SUGGESTED_LINES);
  const suggested = new Map(
    await Promise.all(unknown.map(async (one) => [one, await suggestionsFor(one, source)] as const)),
  );

  return queries.map((one, i): ResolvedPart => {
    const { line } = one;
    const [part, ...others] = candidates[i] ?? [];
    if (!part) return { ...line, status: 'unknown', suggestions: (suggested.get(one) ?? []).map(present) };
    if (others.length > 0) return { ...line, status: 'ambiguous', candidates: [part, ...others].map(present) };
    if (part.replacedBy.length === 0) return { ...line, status: 'found', part: present(part) };
    const ends = successors.get(sparePartSku(part)) ?? [];
    return { ...line, status: 'replaced', part: present(part), successors: ends.map(present) };
  });
}
