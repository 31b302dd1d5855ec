import { type Cents, roundHalfUp } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import type { Customization, SizeLimits } from '#domain/catalog/products/product.ts';

/** A piece cut to size, in whole centimetres. */
export type Size = { widthCm: number; lengthCm: number };

export type SizeField = keyof Size;
export const sizeFields = ['widthCm', 'lengthCm'] as const satisfies readonly SizeField[];

/** Why one measure is wrong: not whole centimetres, outside its limits, or between two steps. */
export type SizeProblem = { field: SizeField; reason: 'whole' | 'min' | 'max' | 'step'; limits: SizeLimits };

// in hundredths of a square metre: integers stay exact until the rounding
const areaHundredths = ({ widthCm, lengthCm }: Size): number => roundHalfUp((widthCm * lengthCm) / 100);

/**
 * The price of one piece (price-8): area = width × length / 10000 in m², rounded half up to two decimals; price =
 * area × `unitCents` (cents per square metre), rounded half up to the cent.
 */
export function sizePrice(unitCents: Cents, size: Size): { areaM2: number; cents: Cents } {
  const hundredths = areaHundredths(size);
  return { areaM2: hundredths / 100, cents: roundHalfUp((hundredths * unitCents) / 100) };
}

function problemOf(field: SizeField, value: number, limits: SizeLimits): SizeProblem | null {
  const { min, max, step } = limits;
  if (!Number.isSafeInteger(value)) return { field, reason: 'whole', limits };
  if (value < min) return { field, reason: 'min', limits };
  if (value > max) return { field, reason: 'max', limits };
  return (value - min) % step === 0 ? null : { field, reason: 'step', limits };
}

/**
 * Checks a size against a product's limits (product-8): whole centimetres between min and max, in steps from min. Reports
 * every wrong measure. A piece whose area rounds to zero is below the minimum in both.
 */
export function checkSize(customization: Customization, size: Size): Result<Size, 'size', SizeProblem[]> {
  const problems = sizeFields.flatMap((field) => problemOf(field, size[field], customization[field]) ?? []);
  if (problems.length > 0) return fail('size', problems);
  if (areaHundredths(size) < 1)
    return fail(
      'size',
      sizeFields.map((field) => ({ field, reason: 'min', limits: customization[field] })),
    );
  return ok({ widthCm: size.widthCm, lengthCm: size.lengthCm });
}

/** A size as text, the same in both languages: `120 × 200 cm, 2,40 m²`. */
export function sizeText(size: Size): string {
  const area = (areaHundredths(size) / 100).toFixed(2).replace('.', ',');
  return `${size.widthCm} × ${size.lengthCm} cm, ${area} m²`;
}
