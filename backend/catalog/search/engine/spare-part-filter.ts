import { type RawBuilder, sql } from 'kysely';
import type { Condition, Filter } from '#domain/catalog/search/filters/condition.ts';
import { type Attributes, checkCondition } from '../attributes.ts';

const attributes = {
  objectID: { type: 'text' },
  sku: { type: 'text' },
  productCode: { type: 'text' },
  supplierNumber: { type: 'text' },
  supplier: { type: 'text' },
  group: { type: 'text' },
  price: { type: 'number' },
} as const satisfies Attributes;

const sku = sql`(product_code || '@' || supplier_number)`;
const columns: Record<keyof typeof attributes, RawBuilder<unknown>> = {
  objectID: sku,
  sku,
  productCode: sql.ref('product_code'),
  supplierNumber: sql.ref('supplier_number'),
  supplier: sql.ref('supplier'),
  group: sql.ref('product_group'),
  price: sql`(price_cents / 100.0)`,
};

function test(condition: Condition): RawBuilder<unknown> {
  checkCondition(attributes, condition);
  const name = condition.attribute as keyof typeof attributes;
  const column = columns[name];
  if (condition.kind === 'range') return sql`${column} between ${condition.from}::float8 and ${condition.to}::float8`;
  if (condition.kind === 'compare') return sql`${column} ${sql.raw(condition.operator)} ${condition.number}::float8`;
  if (attributes[name].type === 'text') return sql`lower(${column}) = ${condition.value.toLowerCase()}`;
  const number = Number(condition.value);
  return Number.isFinite(number) ? sql`${column} = ${number}::float8` : sql`false`;
}

/** A filter as SQL over spare parts. A missing value passes a negated condition only. Throws 'invalid-argument' for an unknown attribute. */
export function sparePartFilter(filter: Filter): RawBuilder<unknown> {
  const clauses = filter.map((clause) => {
    const tests = clause.map((condition) =>
      condition.negated ? sql`(${test(condition)}) is not true` : test(condition),
    );
    return sql`(${sql.join(tests, sql` or `)})`;
  });
  return sql.join(clauses, sql` and `);
}
