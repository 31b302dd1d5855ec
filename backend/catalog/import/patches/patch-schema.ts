import { z } from 'zod';
import { schemaOf } from '../reading/shape.ts';

function withoutOptional(schema: z.ZodType): { schema: z.ZodType; isOptional: boolean } {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return { schema: withoutOptional(schemaOf(schema.unwrap())).schema, isOptional: true };
  return { schema, isOptional: false };
}

/** Objects by field, lists as a whole. Refinements are left out: they are checked on the merged row. */
function patchOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) return z.strictObject(patchFields(schema.shape));
  if (!(schema instanceof z.ZodRecord)) return schema;
  const { keyType } = schema;
  const value = schemaOf(schema.valueType).nullable();
  return keyType instanceof z.ZodEnum ? z.partialRecord(keyType, value) : z.record(keyType as z.ZodString, value);
}

/**
 * The fields of an object as a JSON merge patch (RFC 7396): each is optional, and `null` clears an optional one.
 * `required` lists fields that must not be cleared although their schema is optional.
 */
export function patchFields(
  fields: Readonly<Record<string, unknown>>,
  required: readonly string[] = [],
): Record<string, z.ZodOptional> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { schema, isOptional } = withoutOptional(schemaOf(field));
      const patch = patchOf(schema);
      return [name, (isOptional && !required.includes(name) ? patch.nullable() : patch).optional()];
    }),
  );
}
