import { costRow, fitmentDeltaRow, priceRow, productDeltaRow } from '#backend/catalog/import/format.ts';
import { pageChange } from '#backend/catalog/products/staff/page-change.ts';
import { schemaMessage } from '#backend/platform/schema-messages.ts';
import type { ChangeSetPart, ImportRow } from '#domain/catalog/change-sets/change-set.ts';
import type { NewRow } from './rule-rows.ts';

/** A row of a file or of edited cells, in the format of its part. */
export type GivenRow = { part: ChangeSetPart; row: ImportRow };

const PRICE_FIELDS = ['price', 'salePrice', 'saleStartsAt', 'saleEndsAt', 'lowest30', 'priceRuleId'];
/** What a set cannot take back: files, pieces that orders take meanwhile, and removed products. */
const ELSEWHERE = ['images', 'documents', 'stock', 'remove'];

/** The price fields of a product's row as rows of prices: prices start later than other fields. */
function pricesIn(row: ImportRow): ImportRow[] {
  const { sku, price, salePrice, saleStartsAt, saleEndsAt, lowest30, priceRuleId } = row;
  const reduction = { from: saleStartsAt, until: saleEndsAt, lowest30, priceRuleId };
  const named = Object.fromEntries(Object.entries(reduction).filter(([, value]) => value != null));
  return [
    ...(price === undefined ? [] : [{ sku, price }]),
    ...(salePrice === undefined || salePrice === null ? [] : [{ sku, salePrice, ...named }]),
  ];
}

const FORMATS = {
  products: productDeltaRow,
  prices: priceRow,
  fitment: fitmentDeltaRow,
  costs: costRow,
  pages: pageChange,
} as const;

function problemOf({ part, row }: GivenRow): string | null {
  const elsewhere = ELSEWHERE.find((field) => field in row);
  if (part === 'products' && elsewhere) return `${elsewhere}-elsewhere`;
  const read = FORMATS[part].safeParse(row, { error: schemaMessage });
  const [issue] = read.success ? [] : read.error.issues;
  return issue ? `${issue.path.join('.')} ${issue.message}` : null;
}

/** Given rows by part and key; those of one sku in prices belong together. A row that the format refuses keeps its reason. */
export function givenRows(given: readonly GivenRow[]): NewRow[] {
  const apart = given.flatMap(({ part, row }): GivenRow[] => {
    if (part !== 'products') return [{ part, row }];
    const rest = Object.fromEntries(Object.entries(row).filter(([field]) => !PRICE_FIELDS.includes(field)));
    const prices = pricesIn(row).map((price): GivenRow => ({ part: 'prices', row: price }));
    return Object.keys(rest).length > 1 ? [{ part, row: { ...rest, sku: row.sku } }, ...prices] : prices;
  });
  const byKey = Map.groupBy(apart, ({ part, row }) => `${part}:${row.sku}`);
  return [...byKey.values()].flatMap((rows): NewRow[] => {
    const [first] = rows;
    if (!first) return [];
    const reason = rows.map(problemOf).find((found) => found !== null);
    const { part } = first;
    const key = String(first.row.sku);
    const input = part !== 'products' ? rows.map(({ row }) => row) : [Object.assign({}, ...rows.map(({ row }) => row))];
    return [reason ? { part, key, input: [], problem: 'invalid', reason } : { part, key, input }];
  });
}
