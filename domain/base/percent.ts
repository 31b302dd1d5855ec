import type { Cents } from '#domain/base/money.ts';

/** Discount percent `round(100 − final/normal×100)`, or null when the price is not below the normal one (price-2). */
export function discountPercent(normal: Cents | null, final: Cents | null): number | null {
  if (normal === null || final === null || normal <= 0 || final >= normal) return null;
  return Math.round(100 - (final / normal) * 100);
}
