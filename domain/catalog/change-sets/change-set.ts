import type { Localized } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { Margin } from '#domain/catalog/prices/margin.ts';
import type { Label } from '#domain/catalog/products/product.ts';
import type { ProductState } from '#domain/catalog/products/product-list.ts';
import type { PriceChange, Rounding } from './price-change.ts';

/**
 * The states of a change set: made, checked, proposed to colleagues, waiting to be applied, with prices that have not started,
 * in force, and the three ends.
 */
export const changeSetStates = [
  'draft',
  'checked',
  'proposed',
  'queued',
  'scheduled',
  'applied',
  'undone',
  'recalled',
  'refused',
] as const;
export type ChangeSetState = (typeof changeSetStates)[number];
export type ChangeSetSource = 'rule' | 'cells' | 'file';

/**
 * What a change is made of: rows of products.delta, of prices or of fitment.delta for the importer; costs and pages, which it never
 * sees. A page is the form of a product, or its move into the shop or out of it.
 */
export type ChangeSetPart = 'products' | 'prices' | 'fitment' | 'costs' | 'pages';

/** What a rule changes: skus of products or variants, a category with those below it, a brand, or a filter of the list of products. */
export type Selection =
  | { by: 'skus'; skus: string[] }
  | { by: 'category'; path: string }
  | { by: 'brand'; brand: string }
  | { by: 'filter'; query: string };

export type ChangeRule =
  | { kind: 'price'; change: PriceChange; rounding: Rounding | null }
  | { kind: 'reduction'; change: PriceChange; rounding: Rounding | null; from: string | null; until: string | null }
  /** A price whose margin is lower rises until it has this percentage of the price without VAT. */
  | { kind: 'margin'; percent: number; rounding: Rounding | null }
  | { kind: 'category'; from: string | null; to: string }
  | { kind: 'label'; label: Label; isSet: boolean }
  | { kind: 'brand'; brand: string }
  | { kind: 'attribute'; label: Localized; value: string | null }
  /** Into the shop or out of it; `to`: where addresses of archived products lead, null for their main category. */
  | { kind: 'state'; state: ProductState; to: string | null }
  /** Lower prices from amounts on, in percent of the regular price; none takes all away. */
  | { kind: 'quantity'; breaks: { from: number; percent: number }[] };

export type RuleOverSelection = { rule: ChangeRule; selection: Selection };

/** A row of products.delta, of a prices file (docs/import.md), of a cost (`{sku, cost, from}`) or of a page. */
export type ImportRow = { sku: string } & Record<string, unknown>;

/** What a job of a large set does now; `total` 0 means unknown. */
export type ChangeProgress = { phase: 'check' | 'read' | 'index' | 'swap'; done: number; total: number };

/** A changed field; a missing value was or becomes empty. Prices are in cents. */
export type FieldChange = { field: string; before: unknown; after: unknown };

/** A price as shoppers see it once it has started. */
export type ShopperPrice = {
  /** Of a quantity price: the pieces from which on each costs `after`; `before` is the price of one. */
  from?: number;
  before: Cents | null;
  after: Cents | null;
  /** The percentage beside it; null without a reduction. */
  percent: number | null;
  /** The lowest price of 30 days that the percentage counts from. */
  lowest30: Cents | null;
  /** What a later reduction would count from: before the change, and once its price has counted. */
  reference: Cents | null;
  referenceAfter: Cents | null;
  until: string | null;
};

/** What is earned by a price before and after a change, of a sku whose cost is known. */
export type MarginChange = { before: Margin | null; after: Margin | null };

/** What a person should see before consenting, although nothing is wrong with it. */
export const changeNotices = ['drop', 'reference', 'percent', 'reduced', 'planned'] as const;
export type ChangeNotice = (typeof changeNotices)[number];

/**
 * Why a row cannot be written as it stands: the import refuses it, somebody changed its values since the check, or since
 * the set that an undo takes back, or it is already reduced.
 */
export type ChangeProblem = 'invalid' | 'conflict' | 'changed_since' | 'reduced';
/** What a person chose for such a row. */
export type ChangeResolution = 'skip' | 'mine';

export type ChangeCounts = {
  /** Rows that change something, and those that are equal already. */
  changed: number;
  unchanged: number;
  skipped: number;
  /** Rows with a problem that nobody has resolved. */
  problems: number;
  notices: number;
  /** Skus whose price changes, others whose quantity prices change, and the largest drop among them, 0–1. */
  priced: number;
  breaks: number;
  largestDrop: number;
  /** Whether a price becomes lower. */
  lowers: boolean;
  /** Prices that would be below what the goods cost; 0 for who may not read costs. */
  underCost: number;
  carts: number;
  quotes: number;
};

/** What may be done to a set, by its state. Prices that have started are no longer recalled but undone. */
const MOVES = {
  check: ['draft', 'checked', 'proposed'],
  resolve: ['checked'],
  propose: ['checked'],
  approve: ['checked', 'proposed'],
  refuse: ['draft', 'checked', 'proposed', 'queued'],
  recall: ['scheduled'],
  undo: ['applied'],
} as const satisfies Record<string, readonly ChangeSetState[]>;
export type ChangeSetMove = keyof typeof MOVES;

/** Whether a set in this state may make a move (change-4). */
export const mayMove = (state: ChangeSetState, move: ChangeSetMove): boolean => {
  const from: readonly ChangeSetState[] = MOVES[move];
  return from.includes(state);
};

/** The state at a moment: a scheduled set is applied once its prices have started. */
export const stateAt = (state: ChangeSetState, startsAt: Date | null, now: Date): ChangeSetState =>
  state === 'scheduled' && startsAt !== null && startsAt <= now ? 'applied' : state;
