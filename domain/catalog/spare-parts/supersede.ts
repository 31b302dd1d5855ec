import { type PartKey, type SparePart, sparePartSku } from './part.ts';

/** Suppliers never replace a part more often than this; a longer chain is an error in the list. */
export const MAX_STEPS = 20;
/** One part may be replaced by several; a list with more is not followed further. */
const MAX_PARTS = 200;

/** Reads parts by key, and the parts that were replaced by a key. */
export type PartReader = {
  byKeys(keys: readonly PartKey[]): Promise<SparePart[]>;
  replacedBy(keys: readonly PartKey[]): Promise<SparePart[]>;
};

export type Superseded = {
  /** The parts at the ends of the chains, in the order of the codes; empty when the shop has none of them. */
  successors: SparePart[];
  /** The single part that replaces this one, when every step is one to one. */
  redirectTo: SparePart | null;
  /** Skus whose chain loops or is too long: errors in the list, worth a log line. */
  broken: string[];
};

type Graph = Map<string, SparePart>;

/** The keys of the parts that replaced a part. */
export const successorKeys = ({ replacedBy, supplierNumber }: SparePart): PartKey[] =>
  replacedBy.map((productCode) => ({ productCode, supplierNumber }));

/** Every part reachable from the given ones, reading one step of all chains at a time. */
async function readGraph(starts: readonly SparePart[], parts: Pick<PartReader, 'byKeys'>): Promise<Graph> {
  const graph: Graph = new Map(starts.map((part) => [sparePartSku(part), part]));
  const most = MAX_PARTS * starts.length;
  let step = [...starts];
  for (let steps = 0; step.length > 0 && steps <= MAX_STEPS && graph.size < most; steps++) {
    const keys = step.flatMap(successorKeys).filter((key) => !graph.has(sparePartSku(key)));
    step = keys.length > 0 ? await parts.byKeys(keys.slice(0, most)) : [];
    for (const found of step) graph.set(sparePartSku(found), found);
  }
  return graph;
}

/** The ends of the chains from a part; a loop or an overlong chain ends at its last valid part. */
function endsOf(start: SparePart, graph: Graph): { ends: SparePart[]; broken: string[] } {
  const ends: SparePart[] = [];
  const broken: string[] = [];
  const done = new Set<string>();
  const follow = (part: SparePart, path: readonly string[]) => {
    const sku = sparePartSku(part);
    if (done.has(sku)) return;
    done.add(sku);
    const onward = successorKeys(part).map(sparePartSku);
    const isTooDeep = path.length === MAX_STEPS && onward.length > 0;
    const isLoop = onward.some((next) => next === sku || path.includes(next));
    if (isTooDeep || isLoop) broken.push(sku);
    const next = onward.flatMap((code) => (code === sku || path.includes(code) ? [] : (graph.get(code) ?? [])));
    if (isTooDeep || next.length === 0) ends.push(part);
    else for (const successor of next) follow(successor, [...path, sku]);
  };
  follow(start, []);
  return { ends: ends.filter((end) => end !== start), broken };
}

/** The chain from one part to the last, when each has exactly one successor that the shop has; else null. */
function straightChain(start: SparePart, graph: Graph): SparePart[] | null {
  const chain = [start];
  for (let part = start; part.replacedBy.length > 0; ) {
    const [key, second] = successorKeys(part);
    const next = key && !second && graph.get(sparePartSku(key));
    if (!next || chain.includes(next)) return null;
    chain.push(next);
    part = next;
  }
  return chain;
}

/**
 * Follows the replacements of a part to the ends of their chains (spare-part-12). `redirectTo` is set only when the whole
 * chain is one to one: each part has one successor, which replaced nothing else.
 */
export async function supersede(part: SparePart, parts: PartReader): Promise<Superseded> {
  if (part.replacedBy.length === 0) return { successors: [], redirectTo: null, broken: [] };
  const graph = await readGraph([part], parts);
  const { ends, broken } = endsOf(part, graph);
  const chain = broken.length === 0 ? straightChain(part, graph) : null;
  const last = chain?.at(-1);
  const isOneToOne =
    chain !== null && (await parts.replacedBy(chain.slice(1))).every((one) => chain.some((own) => isSame(own, one)));
  return { successors: ends, redirectTo: isOneToOne && last ? last : null, broken };
}

/** The successors of many parts, by sku, with shared reads. */
export async function successorsOf(
  replaced: readonly SparePart[],
  parts: Pick<PartReader, 'byKeys'>,
): Promise<Map<string, SparePart[]>> {
  const graph = await readGraph(replaced, parts);
  return new Map(replaced.map((part) => [sparePartSku(part), endsOf(part, graph).ends]));
}

const isSame = (one: PartKey, other: PartKey) => sparePartSku(one) === sparePartSku(other);
