import { formatEuros } from '#domain/base/money.ts';
import type { ContractRow } from '#domain/customers/contract-prices/contract-price.ts';

const decimal = (hundredths: number) => String(hundredths / 100).replace('.', ',');

/** What the value of a row is in its form. */
export const typedValue = (row: ContractRow): string => decimal(row.kind === 'sku' ? row.net : row.basisPoints);

/** The value of a row as people read it: a discount, or a price without VAT. */
export const valueText = (row: ContractRow): string =>
  row.kind === 'sku' ? formatEuros(row.net) : `−${decimal(row.basisPoints)}\u00a0%`;

/** A row in one line, without its kind. */
export const rowText = (row: ContractRow): string =>
  [row.target, valueText(row), row.from > 1 ? `≥ ${row.from}` : ''].filter(Boolean).join(' ');
