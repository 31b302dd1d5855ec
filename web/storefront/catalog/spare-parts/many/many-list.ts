import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { MAX_PASTED_AMOUNT } from '#domain/catalog/spare-parts/paste-amount.ts';
import { mergePasted, type PastedLine } from '#domain/catalog/spare-parts/paste-lines.ts';
import { supplierNumberIn } from '#domain/catalog/spare-parts/paste-supplier.ts';

/** The lookup result of a line; `unchecked` before the lookup and after a failed one. */
export type LineState =
  | { status: 'unchecked' }
  | { status: 'found'; part: SparePartHit }
  | { status: 'ambiguous'; candidates: SparePartHit[] }
  | { status: 'replaced'; part: SparePartHit; successors: SparePartHit[] }
  | { status: 'unknown'; suggestions: SparePartHit[] };

/** A line of the list. `supplier` is a supplier number here. */
export type ManyLine = PastedLine & { id: number; state: LineState };

export type ManyList = {
  lines: ManyLine[];
  /** The id of the next line. */
  next: number;
  /** The lines before the last removal, for undo. */
  before: ManyLine[] | null;
};

export const emptyList: ManyList = { lines: [], next: 1, before: null };

const unchecked: LineState = { status: 'unchecked' };

/** Whether a line needs a decision before it can be bought or quoted. */
export const isOpen = ({ problem, state }: ManyLine): boolean => problem !== null || state.status !== 'found';

/** Whether a line is readable and not looked up yet. */
export const isToCheck = ({ problem, state }: ManyLine): boolean => problem === null && state.status === 'unchecked';

/** Merges lines of the same part and adds their amounts. */
function mergeFound(lines: readonly ManyLine[]): ManyLine[] {
  const bySku = new Map<string, ManyLine>();
  return lines.flatMap((line) => {
    if (isOpen(line) || line.state.status !== 'found') return [line];
    const { sku } = line.state.part;
    const first = bySku.get(sku);
    if (!first) {
      const own = { ...line };
      bySku.set(sku, own);
      return [own];
    }
    first.amount = Math.min(MAX_PASTED_AMOUNT, first.amount + line.amount);
    first.rows = [...first.rows, ...line.rows];
    return [];
  });
}

/** Adds pasted lines; a code that is in the list already gets a larger amount. */
export function addPasted(list: ManyList, pasted: readonly PastedLine[]): ManyList {
  const plain = pasted.map((line) => ({ ...line, supplier: supplierNumberIn(line.supplier) }));
  const waiting = list.lines.filter(isToCheck);
  const known = list.lines.filter((line) => !isToCheck(line));
  const merged = mergePasted([...waiting, ...plain]);
  const lines = merged.map((line, i) => ({ ...line, id: list.next + i, state: unchecked }));
  return { lines: [...known, ...lines], next: list.next + lines.length, before: null };
}

/** The result of a lookup, and the reading of the line that it is for. */
export type LineResult = { code: string; amount: number; state: Exclude<LineState, { status: 'unchecked' }> };

/** Applies results by line id; lines edited meanwhile stay unchecked. */
export function applyResults(list: ManyList, found: ReadonlyMap<number, LineResult>): ManyList {
  const lines = list.lines.map((line): ManyLine => {
    const result = isToCheck(line) ? found.get(line.id) : undefined;
    return result ? { ...line, ...result, whole: null } : line;
  });
  return { ...list, lines: mergeFound(lines) };
}

export type LineEdit = Partial<Pick<ManyLine, 'code' | 'amount'>>;

/** Edits a line. A new code is looked up again; setting an amount resolves an amount problem. */
export function editLine(list: ManyList, id: number, edit: LineEdit): ManyList {
  const lines = list.lines.map((line): ManyLine => {
    if (line.id !== id) return line;
    if (edit.code === undefined) return { ...line, ...edit, problem: line.problem === 'amount' ? null : line.problem };
    // a new id, so that a pending result for the old code is ignored
    return { ...line, ...edit, id: list.next, supplier: null, whole: null, problem: null, state: unchecked };
  });
  return { ...list, lines, next: list.next + 1 };
}

/** Sets the part of a line: one of its candidates, successors or suggestions. */
export function chooseLine(list: ManyList, id: number, part: SparePartHit): ManyList {
  const { productCode: code, supplierNumber: supplier } = part;
  const chosen = { code, supplier, whole: null, state: { status: 'found', part } } as const;
  return { ...list, lines: mergeFound(list.lines.map((line) => (line.id === id ? { ...line, ...chosen } : line))) };
}

/** Removes lines; `undoRemove` restores them. */
export const removeLines = (list: ManyList, isRemoved: (line: ManyLine) => boolean): ManyList => ({
  ...list,
  lines: list.lines.filter((line) => !isRemoved(line)),
  before: list.lines,
});

export const undoRemove = (list: ManyList): ManyList =>
  list.before ? { ...list, lines: list.before, before: null } : list;

export type FoundLine = ManyLine & { state: { status: 'found'; part: SparePartHit } };

/** The found lines: `priced` can be bought, `priceless` only quoted. */
export function foundLines(lines: readonly ManyLine[]): { priced: FoundLine[]; priceless: FoundLine[] } {
  const found = lines.filter((line): line is FoundLine => !isOpen(line));
  return {
    priced: found.filter(({ state }) => state.part.isSold),
    priceless: found.filter(({ state }) => !state.part.isSold),
  };
}
