import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { MAX_PASTED_AMOUNT } from '#domain/catalog/spare-parts/paste-amount.ts';
import { mergePasted, type PastedLine } from '#domain/catalog/spare-parts/paste-lines.ts';
import { supplierNumberIn } from '#domain/catalog/spare-parts/paste-supplier.ts';

/** What a line turned out to be; `unchecked` when it has not been looked up, or in vain. */
export type LineState =
  | { status: 'unchecked' }
  | { status: 'found'; part: SparePartHit }
  | { status: 'ambiguous'; candidates: SparePartHit[] }
  | { status: 'replaced'; part: SparePartHit; successors: SparePartHit[] }
  | { status: 'unknown'; suggestions: SparePartHit[] };

/** A wanted part in the list of many. `supplier` is a supplier number here. */
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

/** It waits for the shopper: a line that can neither be bought nor asked for as it is. */
export const isOpen = ({ problem, state }: ManyLine): boolean => problem !== null || state.status !== 'found';

/** It is to be looked up: readable, and not known yet. */
export const isToCheck = ({ problem, state }: ManyLine): boolean => problem === null && state.status === 'unchecked';

/** Lines that are the same part as one, pieces together. */
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

/** Adds what was pasted; a code that is there already grows. */
export function takeLines(list: ManyList, pasted: readonly PastedLine[]): ManyList {
  const plain = pasted.map((line) => ({ ...line, supplier: supplierNumberIn(line.supplier) }));
  const waiting = list.lines.filter(isToCheck);
  const known = list.lines.filter((line) => !isToCheck(line));
  const merged = mergePasted([...waiting, ...plain]);
  const lines = merged.map((line, i) => ({ ...line, id: list.next + i, state: unchecked }));
  return { lines: [...known, ...lines], next: list.next + lines.length, before: null };
}

/** What was found out about a line, and which of its readings it was. */
export type Settled = { code: string; amount: number; state: Exclude<LineState, { status: 'unchecked' }> };

/** Puts in what was found out, by line id; lines changed meanwhile keep waiting. */
export function settleLines(list: ManyList, found: ReadonlyMap<number, Settled>): ManyList {
  const lines = list.lines.map((line): ManyLine => {
    const settled = isToCheck(line) ? found.get(line.id) : undefined;
    return settled ? { ...line, ...settled, whole: null } : line;
  });
  return { ...list, lines: mergeFound(lines) };
}

export type LineEdit = Partial<Pick<ManyLine, 'code' | 'amount'>>;

/** Changes a line by hand. Another code is looked up again; an amount that was chosen is no problem any more. */
export function editLine(list: ManyList, id: number, edit: LineEdit): ManyList {
  const lines = list.lines.map((line): ManyLine => {
    if (line.id !== id) return line;
    if (edit.code === undefined) return { ...line, ...edit, problem: line.problem === 'amount' ? null : line.problem };
    // under a new id: an answer to the old code must not settle it
    return { ...line, ...edit, id: list.next, supplier: null, whole: null, problem: null, state: unchecked };
  });
  return { ...list, lines, next: list.next + 1 };
}

/** Decides what a line means: one of its candidates, a successor, a suggestion. */
export function chooseLine(list: ManyList, id: number, part: SparePartHit): ManyList {
  const { productCode: code, supplierNumber: supplier } = part;
  const chosen = { code, supplier, whole: null, state: { status: 'found', part } } as const;
  return { ...list, lines: mergeFound(list.lines.map((line) => (line.id === id ? { ...line, ...chosen } : line))) };
}

/** Takes lines away; `undoRemove` brings them back. */
export const removeLines = (list: ManyList, isGone: (line: ManyLine) => boolean): ManyList => ({
  ...list,
  lines: list.lines.filter((line) => !isGone(line)),
  before: list.lines,
});

export const undoRemove = (list: ManyList): ManyList =>
  list.before ? { ...list, lines: list.before, before: null } : list;

export type FoundLine = ManyLine & { state: { status: 'found'; part: SparePartHit } };

/** The lines that are known, in two: those with a price are bought, the others asked for by a quote. */
export function foundLines(lines: readonly ManyLine[]): { priced: FoundLine[]; priceless: FoundLine[] } {
  const found = lines.filter((line): line is FoundLine => !isOpen(line));
  return {
    priced: found.filter(({ state }) => state.part.isSold),
    priceless: found.filter(({ state }) => !state.part.isSold),
  };
}
