import { emptyList, type ManyLine, type ManyList } from './many-list.ts';

const KEY = 'many-parts';

export type StoredMany = { text: string; list: ManyList };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const problems = ['no-code', 'too-long', 'scientific', 'amount'] as const;

/** A stored line, unchecked: prices and stock may have changed. */
function readLine(line: unknown, id: number): ManyLine[] {
  if (!isObject(line) || typeof line.code !== 'string' || !Number.isInteger(line.amount)) return [];
  const { code, rows, supplier, whole, problem } = line;
  return [
    {
      id,
      code,
      amount: Number(line.amount),
      rows: Array.isArray(rows) ? rows.filter((row) => Number.isInteger(row)) : [],
      supplier: typeof supplier === 'string' ? supplier : null,
      whole: typeof whole === 'string' ? whole : null,
      problem: problems.find((one) => one === problem) ?? null,
      state: { status: 'unchecked' },
    },
  ];
}

/** The stored text and lines of this tab; null when there are none. Never throws on malformed values. */
export function readMany(): StoredMany | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isObject(stored)) return null;
    const entries = Array.isArray(stored.lines) ? stored.lines : [];
    const lines = entries.flatMap((line, i) => readLine(line, i + 1));
    const text = typeof stored.text === 'string' ? stored.text : '';
    return lines.length > 0 || text ? { text, list: { ...emptyList, lines, next: entries.length + 1 } } : null;
  } catch {
    return null;
  }
}

/** Stores text and lines for the life of the tab, without lookup results. */
export function storeMany({ text, list }: StoredMany) {
  try {
    const lines = list.lines.map(({ state: _state, id: _id, ...line }) => line);
    if (text || lines.length > 0) sessionStorage.setItem(KEY, JSON.stringify({ text, lines }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // storage is blocked or full: the list lives as long as the page
  }
}
