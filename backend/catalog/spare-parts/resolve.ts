import { digitsForLetters, normaliseCode, splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';
import { type SparePart, type SparePartHit, sparePartSku } from '#domain/catalog/spare-parts/part.ts';
import type { ResolvedPart, WantedPart } from '#domain/catalog/spare-parts/resolve.ts';
import { successorsOf } from '#domain/catalog/spare-parts/supersede.ts';
import type { SparePartSource } from './source.ts';

/** So many unknown lines are given codes that begin alike; a wholly wrong list is not searched through. */
const SUGGESTED_LINES = 10;
const SUGGESTIONS = 4;

const withoutZeros = (code: string) => code.replace(/^0+/, '');

type Asked = { line: WantedPart; code: string; supplierNumber: string | null };

function askedOf(line: WantedPart): Asked {
  const sku = splitSparePartSku(line.code);
  return {
    line,
    code: normaliseCode(sku?.productCode ?? ''),
    supplierNumber: sku?.supplierNumber ?? line.supplierNumber ?? null,
  };
}

/** The parts a line may mean: of the very code, else of the code without leading zeros. */
function candidatesOf({ line, code, supplierNumber }: Asked, byBare: ReadonlyMap<string, SparePart[]>): SparePart[] {
  const all = (byBare.get(withoutZeros(code)) ?? []).filter(
    (part) => supplierNumber === null || part.supplierNumber === supplierNumber,
  );
  const same = all.filter((part) => normaliseCode(part.productCode) === code);
  const found = same.length > 0 ? same : all;
  // one whole sku, whatever else is written almost like it
  const written = found.filter((part) => sparePartSku(part) === line.code.trim());
  return written.length > 0 ? written : found;
}

/** Codes that an unknown one was meant for: with digits for its letters, then those that begin as it does, or shorter. */
async function suggestionsFor({ code, supplierNumber }: Asked, source: SparePartSource): Promise<SparePart[]> {
  for (const beginning of new Set([digitsForLetters(code), code, code.slice(0, -2)])) {
    if (beginning.length < 3) break;
    const { parts } = await source.find({ code: beginning, supplierNumber, offset: 0, limit: SUGGESTIONS });
    if (parts.length > 0) return parts;
  }
  return [];
}

/** What the lines of a list are, in their order. All codes are looked up in one go. */
export async function resolveLines(
  lines: readonly WantedPart[],
  source: SparePartSource,
  present: (part: SparePart) => SparePartHit,
): Promise<ResolvedPart[]> {
  const asked = lines.map(askedOf);
  const found = await source.byCodes([...new Set(asked.map(({ code }) => code))].filter(Boolean));
  const byBare = Map.groupBy(found, (part) => withoutZeros(normaliseCode(part.productCode)));
  const candidates = asked.map((one) => candidatesOf(one, byBare));
  const replaced = candidates.flatMap(([part, other]) => (part && !other && part.replacedBy.length > 0 ? [part] : []));
  const successors = replaced.length > 0 ? await successorsOf(replaced, source) : new Map<string, SparePart[]>();

  const unknown = asked.filter(({ code }, i) => code && candidates[i]?.length === 0).slice(0, SUGGESTED_LINES);
  const suggested = new Map(
    await Promise.all(unknown.map(async (one) => [one, await suggestionsFor(one, source)] as const)),
  );

  return asked.map((one, i): ResolvedPart => {
    const { line } = one;
    const [part, ...others] = candidates[i] ?? [];
    if (!part) return { ...line, status: 'unknown', suggestions: (suggested.get(one) ?? []).map(present) };
    if (others.length > 0) return { ...line, status: 'ambiguous', candidates: [part, ...others].map(present) };
    if (part.replacedBy.length === 0) return { ...line, status: 'found', part: present(part) };
    const ends = successors.get(sparePartSku(part)) ?? [];
    return { ...line, status: 'replaced', part: present(part), successors: ends.map(present) };
  });
}
