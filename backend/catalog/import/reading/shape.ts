import { z } from 'zod';

/** The type of a CSV cell, derived from a schema. */
export type Shape =
  | { kind: 'text' | 'day' | 'time' | 'number' | 'boolean' }
  | { kind: 'list'; of: Shape }
  | { kind: 'object'; fields: ReadonlyMap<string, Field> }
  /** `keys` null: any key. */
  | { kind: 'record'; keys: readonly string[] | null; of: Shape }
  | { kind: 'either'; of: readonly Shape[] };

export type Field = { shape: Shape; required: boolean; nullable: boolean };

/** A shape whose optional fields also accept `null`, as in a delta. */
export function clearable(shape: Shape): Shape {
  if (shape.kind !== 'object') return shape;
  return {
    kind: 'object',
    fields: new Map(
      [...shape.fields].map(([name, field]) => [
        name,
        { ...field, shape: clearable(field.shape), nullable: field.nullable || !field.required },
      ]),
    ),
  };
}

/** A part of a schema; zod types it by its core class. */
export function schemaOf(part: unknown): z.ZodType {
  if (part instanceof z.ZodType) return part;
  throw new Error('not a schema');
}

/** The field that a schema describes; `required`: a row without it is rejected. */
export function fieldOf(schema: z.ZodType): Field {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return { ...fieldOf(schemaOf(schema.unwrap())), required: false };
  if (schema instanceof z.ZodNullable) return { ...fieldOf(schemaOf(schema.unwrap())), nullable: true };
  if (schema instanceof z.ZodReadonly) return fieldOf(schemaOf(schema.unwrap()));
  if (schema instanceof z.ZodPipe)
    return fieldOf(schemaOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in));
  return { shape: shapeOf(schema), required: true, nullable: false };
}

function shapeOf(schema: z.ZodType): Shape {
  if (schema instanceof z.ZodISODate) return { kind: 'day' };
  if (schema instanceof z.ZodISODateTime) return { kind: 'time' };
  if (schema instanceof z.ZodNumber) return { kind: 'number' };
  if (schema instanceof z.ZodBoolean) return { kind: 'boolean' };
  if (schema instanceof z.ZodLiteral) return literalShape([...schema.values]);
  if (schema instanceof z.ZodArray) return { kind: 'list', of: fieldOf(schemaOf(schema.element)).shape };
  if (schema instanceof z.ZodObject)
    return {
      kind: 'object',
      fields: new Map(Object.entries(schema.shape).map(([name, part]) => [name, fieldOf(schemaOf(part))])),
    };
  if (schema instanceof z.ZodRecord) {
    const { keyType, valueType } = schema;
    const known = keyType instanceof z.ZodType ? keyType.meta()?.enum : null;
    const keys = keyType instanceof z.ZodEnum ? keyType.options : known;
    return {
      kind: 'record',
      keys: Array.isArray(keys) ? keys.map(String) : null,
      of: fieldOf(schemaOf(valueType)).shape,
    };
  }
  if (schema instanceof z.ZodUnion)
    return { kind: 'either', of: schema.options.map((option) => fieldOf(schemaOf(option)).shape) };
  return { kind: 'text' };
}

function literalShape(values: readonly unknown[]): Shape {
  const type = typeof values[0];
  return { kind: type === 'number' || type === 'boolean' ? type : 'text' };
}

/** The field of a dotted column name within a shape; null when there is none. */
export function fieldAt(shape: Shape, [step, ...rest]: readonly string[]): Field | null {
  if (step === undefined) return null;
  const field = stepInto(shape, step);
  if (!field || rest.length === 0) return field;
  return fieldAt(field.shape, rest);
}

const plain = (shape: Shape): Field => ({ shape, required: false, nullable: false });

function stepInto(shape: Shape, step: string): Field | null {
  switch (shape.kind) {
    case 'object':
      return shape.fields.get(step) ?? null;
    case 'record':
      return (shape.keys ? shape.keys.includes(step) : /^[a-z0-9-]+$/.test(step)) ? plain(shape.of) : null;
    case 'list':
      return /^\d{1,2}$/.test(step) ? plain(shape.of) : null;
    case 'either':
      return shape.of.map((option) => stepInto(option, step)).find((field) => field !== null) ?? null;
    default:
      return null;
  }
}

const isText = ({ kind }: Shape) => kind === 'text' || kind === 'day' || kind === 'time';

/** Whether a cell of this shape may be plain text. */
export const takesText = (shape: Shape): boolean => (shape.kind === 'either' ? shape.of.some(isText) : isText(shape));

/** The field that plain text sets in place of an object: its only required one, when that is a text. */
export function mainPart(shape: Shape): string | null {
  if (shape.kind !== 'object') return null;
  const required = [...shape.fields].filter(([, field]) => field.required);
  const [first] = required;
  return required.length === 1 && first && takesText(first[1].shape) ? first[0] : null;
}
