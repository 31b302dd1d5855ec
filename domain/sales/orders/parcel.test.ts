import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leftToSend, type ParcelLine, planParcel } from './parcel.ts';

const line = (amount: number, refundedAmount = 0, kind: 'goods' | 'gift_card' = 'goods') => ({
  amount,
  refundedAmount,
  kind,
});

it('left to send is ordered less refunded less sent; gift cards are not sent (order-9)', () => {
  const parcels = [{ lines: [{ position: 0, amount: 2 }] }, { lines: [] }];
  expect(leftToSend([line(3), line(2, 1), line(1, 0, 'gift_card'), line(1, 1)], parcels)).toEqual([1, 1, 0, 0]);
  expect(leftToSend([line(3, 2)], parcels)).toEqual([0]);
});

it('a parcel takes the requested units or all that are left, never more (order-9)', () => {
  expect(planParcel([1, 2], null)).toMatchObject({ value: { isLast: true, lines: [{ amount: 1 }, { amount: 2 }] } });
  expect(planParcel([1, 2], [{ position: 1, amount: 1 }])).toMatchObject({ value: { isLast: false } });
  expect(planParcel([0, 2], [{ position: 1, amount: 2 }])).toMatchObject({ value: { isLast: true } });
  expect(planParcel([1, 2], [{ position: 1, amount: 3 }])).toMatchObject({ reason: 'too_many_pieces' });
  expect(
    planParcel(
      [1],
      [
        { position: 0, amount: 1 },
        { position: 0, amount: 1 },
      ],
    ),
  ).toMatchObject({ reason: 'too_many_pieces' });
  expect(planParcel([1], [{ position: 4, amount: 1 }])).toMatchObject({ reason: 'no_such_line' });
  expect(planParcel([1], [])).toMatchObject({ reason: 'no_such_line' });
});

it('never sends more units of a line than ordered, for any requests in any order (order-9)', () => {
  const lines = fc.array(
    fc.integer({ min: 1, max: 5 }).map((amount) => line(amount)),
    { minLength: 1, maxLength: 4 },
  );
  const wishes = fc.array(
    fc.option(fc.array(fc.record({ position: fc.nat(4), amount: fc.integer({ min: 0, max: 6 }) }), { maxLength: 4 })),
  );
  fc.assert(
    fc.property(lines, wishes, (ordered, asked) => {
      const parcels: { lines: ParcelLine[] }[] = [];
      for (const wish of asked) {
        const planned = planParcel(leftToSend(ordered, parcels), wish);
        if (planned.ok) parcels.push(planned.value);
      }
      const sent = (position: number) =>
        parcels.flatMap((p) => p.lines).reduce((sum, l) => sum + (l.position === position ? l.amount : 0), 0);
      for (const [i, { amount }] of ordered.entries()) expect(sent(i)).toBeLessThanOrEqual(amount);
    }),
  );
});
