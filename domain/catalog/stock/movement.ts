/** Why a quantity changed. `opening` is what there was when the ledger began. */
export const movementKinds = [
  ...([
    'opening',
    'sale',
    'return',
    'count',
    'transfer-out',
    'transfer-in',
    'receipt',
    'adjustment',
    'import',
  ] as const),
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Reasons of an adjustment that the form offers; a person may write another one. */
export const adjustmentReasons = ['damaged', 'lost', 'found', 'own-use', 'mistake'] as const;
export type AdjustmentReason = (typeof adjustmentReasons)[number];

/** More pieces of a sku, at once or by a person in a day, need the permission `stock.change-widely`. */
export const WIDE_CHANGE = 20;

export const isWide = (qty: number): boolean => Math.abs(qty) > WIDE_CHANGE;

/** More pieces than any shelf has: a number above it is a typing or scanning error. */
export const MOST_PIECES = 100_000;

export const isPieces = (qty: number): boolean => Number.isInteger(qty) && Math.abs(qty) <= MOST_PIECES;
