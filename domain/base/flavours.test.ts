import { expectTypeOf, test } from 'vitest';
import type { OrderNumber, Sku } from './ids.ts';
import { type Cents, type Euros, eurosFromCents } from './money.ts';

test('a sku is no order number, cents are no euros; plain values are either', () => {
  expectTypeOf<Sku>().not.toExtend<OrderNumber>();
  expectTypeOf<OrderNumber>().not.toExtend<Sku>();
  expectTypeOf<Cents>().not.toExtend<Euros>();
  expectTypeOf<Euros>().not.toExtend<Cents>();
  expectTypeOf<string>().toExtend<Sku>();
  expectTypeOf<Sku>().toExtend<string>();
  // @ts-expect-error euros where cents are expected
  eurosFromCents(eurosFromCents(100));
});
