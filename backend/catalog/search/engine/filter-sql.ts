import { type RawBuilder, sql } from 'kysely';
import { ShopError } from '#domain/base/error-codes.ts';
import type { Condition, Filter } from '#domain/catalog/search/filters/condition.ts';
import type { Attribute, Attributes } from './attributes.ts';

type Bool = RawBuilder<unknown>;
const FALSE: Bool = sql`false`;

/** The attribute with a name; throws 'invalid-argument' for an unknown one. */
export function attributeOf(attributes: Attributes, name: string): Attribute {
  const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  if (attribute) return attribute;
  const message = `attribute "${name.slice(0, 50)}" is not one of ${Object.keys(attributes).join(', ')}`;
  throw new ShopError('invalid-argument', message, [{ field: name.slice(0, 50), message }]);
}

/** Like `attributeOf`, for an attribute that can be counted. */
export function columnOf(attributes: Attributes, name: string): Exclude<Attribute, { type: 'test' }> {
  const attribute = attributeOf(attributes, name);
  if (attribute.type !== 'test') return attribute;
  const message = `attribute "${name}" can be filtered by, not counted`;
  throw new ShopError('invalid-argument', message, [{ field: name, message }]);
}

function valueTest(attribute: Attribute, value: string): Bool {
  if (attribute.type === 'test') return attribute.test(value);
  const { type, expression } = attribute;
  const wanted = value.toLowerCase();
  if (type === 'text') return sql`lower(${expression}) = ${wanted}`;
  if (type === 'list') return sql`${expression} @> array[${wanted}]::text[]`;
  if (type === 'flag')
    return wanted === 'true' || wanted === 'false' ? sql`${expression} = ${sql.lit(wanted === 'true')}` : FALSE;
  const number = Number(wanted);
  return Number.isFinite(number) ? sql`${expression} = ${number}::float8` : FALSE;
}

/** The attribute of a condition; throws 'invalid-argument' when it is unknown or a comparison needs a number. */
export function attributeToTest(condition: Condition, attributes: Attributes): Attribute {
  const attribute = attributeOf(attributes, condition.attribute);
  if (condition.kind === 'value' || attribute.type === 'number') return attribute;
  const message = `attribute "${condition.attribute}" is not a number`;
  throw new ShopError('invalid-argument', message, [{ field: condition.attribute, message }]);
}

function test(condition: Condition, attributes: Attributes): Bool {
  const attribute = attributeToTest(condition, attributes);
  if (condition.kind === 'value') return valueTest(attribute, condition.value);
  if (attribute.type !== 'number') return FALSE;
  const { expression } = attribute;
  if (condition.kind === 'range')
    return sql`${expression} between ${condition.from}::float8 and ${condition.to}::float8`;
  return sql`${expression} ${sql.raw(condition.operator)} ${condition.number}::float8`;
}

/** A filter as SQL over the columns of `attributes`. A missing value passes a negated condition only. */
export function filterSql(filter: Filter, attributes: Attributes): Bool {
  if (filter.length === 0) return sql`true`;
  const clauses = filter.map((clause) => {
    const tests = clause.map((condition) =>
      condition.negated ? sql`(${test(condition, attributes)}) is not true` : test(condition, attributes),
    );
    return sql`(${sql.join(tests, sql` or `)})`;
  });
  return sql.join(clauses, sql` and `);
}
