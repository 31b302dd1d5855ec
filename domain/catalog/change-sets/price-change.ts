import { type Cents, roundHalfUp } from '#domain/base/money.ts';

/** How a price changes: by percent or an amount, of the sign given, or to a price. */
export type PriceChange =
  | { by: 'percent'; percent: number }
  | { by: 'amount'; cents: Cents }
  | { by: 'price'; cents: Cents };

/** Prices that end alike: multiples of `step` plus `ending`. A step of 100 with 90 makes 4,90, 5,90, 6,90. */
export type Rounding = { step: Cents; ending: Cents; direction: 'nearest' | 'up' | 'down' };

const BASIS_POINTS = 10_000;

function changed(price: Cents, change: PriceChange): Cents {
  if (change.by === 'price') return change.cents;
  if (change.by === 'amount') return price + change.cents;
  // two decimals of a percent, so that the product is exact
  return roundHalfUp((price * (BASIS_POINTS + Math.round(change.percent * 100))) / BASIS_POINTS);
}

/** The next price that ends as wanted: the nearest, or that above or below. */
export function roundPrice(price: Cents, { step, ending, direction }: Rounding): Cents {
  const below = Math.floor((price - ending) / step) * step + ending;
  if (below === price || direction === 'down') return below;
  const above = below + step;
  return direction === 'up' || above - price <= price - below ? above : below;
}

/** Rounding never turns a rise into a drop or the reverse: it then takes the next such price on the right side. */
function onItsSide(before: Cents, change: PriceChange, rounding: Rounding): Cents {
  const value = roundPrice(changed(before, change), rounding);
  const sign = change.by === 'percent' ? change.percent : change.cents;
  if (sign > 0 && value < before) return roundPrice(before, { ...rounding, direction: 'up' });
  if (sign < 0 && value > before) return roundPrice(before, { ...rounding, direction: 'down' });
  return value;
}

/**
 * The price that a rule makes of a price, in integer cents; null when it would not be above zero (change-2). A percentage and an
 * amount keep the sign they were given: a rise never lowers a price, whatever the rounding. A price that rounding would
 * bring to zero stays unrounded.
 */
export function changePrice(price: Cents, change: PriceChange, rounding: Rounding | null): Cents | null {
  const after = changed(price, change);
  const value = rounding && change.by !== 'price' ? onItsSide(price, change, rounding) : after;
  if (value > 0) return value;
  return after > 0 ? after : null;
}
