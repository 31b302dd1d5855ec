/** Files that the import centre takes: each is a file of a catalog folder (docs/import.md), or a supplier's price list. */
export const fileKinds = [
  'products.delta',
  'prices',
  'stock',
  'spare-parts.delta',
  'categories.delta',
  'fitment.delta',
  'diagrams.delta',
  'redirects.delta',
  'products',
  'spare-parts',
  'categories',
  'fitment',
  'diagrams',
  'redirects',
  'price-history',
] as const;
export type FileKind = (typeof fileKinds)[number];
/** `replacements` names what replaced spare parts, and nothing else about them. */
export const importKinds = [...fileKinds, 'replacements', 'supplier-list'] as const;
export type ImportKind = (typeof importKinds)[number];
/** Kinds whose columns have the names of the import's fields. */
export type FieldKind = Exclude<ImportKind, 'supplier-list'>;

/** Whether what the file leaves out is removed from the shop. A broken row cannot be left out of such a file. */
export const isWholeSet = (kind: ImportKind): boolean =>
  ['products', 'spare-parts', 'categories', 'fitment', 'diagrams', 'redirects'].includes(kind);

/**
 * A file on its way into the shop: being checked, checked, being applied, applied, made into a change set, taken back, or thrown
 * away. `unreadable`: no rows can be read from it until its encoding or columns are chosen otherwise.
 */
export const importStates = [
  'checking',
  'checked',
  'unreadable',
  'applying',
  'applied',
  'handed',
  'undone',
  'dropped',
] as const;
export type ImportState = (typeof importStates)[number];

const moves = {
  configure: ['checked', 'unreadable'],
  check: ['checked', 'unreadable', 'checking'],
  apply: ['checked'],
  undo: ['applied'],
  drop: ['checked', 'unreadable'],
} as const satisfies Record<string, readonly ImportState[]>;
export type ImportMove = keyof typeof moves;

export const mayMoveImport = (state: ImportState, move: ImportMove): boolean =>
  (moves[move] as readonly ImportState[]).includes(state);

export const encodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type FileEncoding = (typeof encodings)[number];
export const delimiters = [';', ',', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];
export type DecimalMark = ',' | '.';

/**
 * How a file of a kind goes back: by the change set that it becomes, by what was kept of the rows, or not at all, and why: shoppers
 * buy from imported stock meanwhile, price history only grows, and a file of products that a change set cannot hold has pictures,
 * pieces or removals.
 */
export type WayBack = 'set' | 'kept' | 'stock' | 'history' | 'products';
const waysBack: Partial<Record<ImportKind, WayBack>> = {
  'fitment.delta': 'set',
  fitment: 'set',
  stock: 'stock',
  'price-history': 'history',
  'products.delta': 'products',
  products: 'products',
  prices: 'products',
};
export const wayBackOf = (kind: ImportKind): WayBack => waysBack[kind] ?? 'kept';

/** How a person wants a file read; null: as it is recognised. */
export type Reading = { encoding: FileEncoding | null; delimiter: Delimiter | null; decimal: DecimalMark | null };
export const AS_RECOGNISED: Reading = { encoding: null, delimiter: null, decimal: null };

/** How a file was read. */
export type Recognised = {
  format: 'csv' | 'xlsx' | 'jsonl';
  encoding: FileEncoding;
  delimiter: Delimiter;
  decimal: DecimalMark | null;
};

/** A column of the file with its first value, and the field that it fills; null: none. */
export type FileColumn = { name: string; sample: string; field: string | null };

/** Fields by column name. */
export type Mapping = Record<string, string | null>;

/** What of a supplier's list: `goods` are products whose price changes, `absent` are parts that the list no longer names. */
export const previewKinds = ['added', 'raised', 'lowered', 'changed', 'removed', 'goods', 'absent'] as const;
export type PreviewKind = (typeof previewKinds)[number];

/** What a check found. `broken` rows have `problems`; `large` prices change by more than `LARGE_CHANGE`. */
export type ImportCounts = Record<PreviewKind, number> & {
  rows: number;
  unchanged: number;
  broken: number;
  problems: number;
  large: number;
  /** Things that an undo left as they are, as others changed them since. */
  left: number;
};
export const NO_ROWS: ImportCounts = {
  added: 0,
  raised: 0,
  lowered: 0,
  changed: 0,
  removed: 0,
  goods: 0,
  absent: 0,
  rows: 0,
  unchanged: 0,
  broken: 0,
  problems: 0,
  large: 0,
  left: 0,
};

/** A part of the old price: a larger change of a price is shown apart, as the pack size may have changed. */
export const LARGE_CHANGE = 0.3;

/** How many things a file changes. */
export const changesOf = (counts: ImportCounts): number =>
  previewKinds.reduce((sum, kind) => sum + (kind === 'absent' ? 0 : counts[kind]), 0);

/**
 * What happens to a supplier's parts that its list no longer names: they stay, go, or stay without price and pieces since they are
 * no longer delivered.
 */
export const absentChoices = ['keep', 'remove', 'discontinue'] as const;
export type AbsentChoice = (typeof absentChoices)[number];
