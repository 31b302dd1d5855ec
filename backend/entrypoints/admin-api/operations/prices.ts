import { z } from 'zod';
import type { PriceRow } from '#backend/catalog/import/format.ts';
import type { SkuPrices } from '#backend/catalog/prices/service.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import { cents, moment, named, sku } from '../fields.ts';
import { type Operation, operation } from '../operation.ts';

const MOST_SKUS = 1000;
const sum = z.int().min(0).max(999_999_999);
const time = z.iso.datetime({ offset: true });

const wanted = z
  .strictObject({
    sku,
    regular: sum.nullable().optional().describe('Regular price; null: not for sale.'),
    from: time.optional().describe('When the regular price begins; now unless given.'),
    sale: z
      .strictObject({
        cents: sum,
        from: time.optional(),
        until: time.optional(),
        lowest30: sum.optional().describe('Lowest price of 30 days, where the shop does not know it.'),
        ruleId: z.string().trim().min(1).max(200).optional().describe('The campaign.'),
      })
      .optional()
      .describe('A reduction; its struck-through price follows from the price history.'),
  })
  .refine(({ regular, sale }) => regular !== undefined || sale !== undefined, {
    path: ['regular'],
    error: 'or sale must be given',
  });

const prices = z
  .object({
    sku,
    price: cents.nullable().describe('Now, reduced or not; null: not for sale.'),
    regular: cents.nullable(),
    lowest30: cents.nullable().describe('Lowest price of the 30 days before the reduction.'),
    saleEndsAt: moment.nullable(),
    planned: z
      .array(z.object({ cents: cents.nullable(), from: z.string() }))
      .describe('Regular prices that are to come.'),
    reductions: z.array(
      z.object({
        cents,
        from: z.string(),
        until: z.string().nullable(),
        reference: cents,
        ruleId: z.string().nullable(),
      }),
    ),
  })
  .register(named, { id: 'Prices' });

/** The rows of a prices file that say the same (docs/prices.md). */
function rowsOf({ sku: named, regular, from, sale }: z.output<typeof wanted>): PriceRow[] {
  const price = regular === undefined ? [] : [{ sku: named, price: regular === null ? null : eurosFromCents(regular) }];
  const reduction = sale && {
    sku: named,
    salePrice: eurosFromCents(sale.cents),
    ...(sale.from && { from: sale.from }),
    ...(sale.until && { until: sale.until }),
    ...(sale.lowest30 !== undefined && { lowest30: eurosFromCents(sale.lowest30) }),
    ...(sale.ruleId && { priceRuleId: sale.ruleId }),
  };
  return [...price.map((row) => ({ ...row, ...(from && { from }) })), ...(reduction ? [reduction] : [])];
}

function present({ sku: known, now, plan }: SkuPrices, at: Date): z.input<typeof prices> {
  const isComing = ({ from }: { from: string | null }) => from !== null && new Date(from) > at;
  return {
    sku: known,
    price: now.price,
    regular: now.regular,
    lowest30: now.lowest30,
    saleEndsAt: now.saleEndsAt?.toISOString() ?? null,
    planned: plan.regular.filter(isComing).map(({ cents: price, from }) => ({ cents: price, from: from ?? '' })),
    reductions: plan.reductions.map(({ cents: price, from, until, reference, ruleId }) => ({
      cents: price,
      from,
      until,
      reference,
      ruleId,
    })),
  };
}

export const priceOperations: readonly Operation[] = [
  operation({
    name: 'getPrices',
    tag: 'prices',
    method: 'get',
    path: '/prices/{sku}',
    scope: 'catalog:read',
    summary: 'The price of a sku now, and those to come',
    params: z.strictObject({ sku }),
    answer: prices,
    async run({ shop, params }) {
      const found = await shop.prices.show(params.sku);
      if (!found) throw new ShopError('not-found', 'The catalog has no such sku.');
      return { body: present(found, shop.now()) };
    },
  }),
  operation({
    name: 'setPrices',
    tag: 'prices',
    method: 'put',
    path: '/prices',
    scope: 'prices:write',
    summary: 'Set prices of many skus, all or none',
    details:
      'What is given applies from now on: a reduction and coming prices that are not named end. The rules of a prices file hold, the law of reductions too. For more skus, or to see the change before it happens, import a file.',
    refusals: ['import_running'],
    body: z.strictObject({ prices: z.array(wanted).min(1).max(MOST_SKUS) }),
    answer: z.object({ changed: z.array(z.string()), unchanged: z.array(z.string()) }),
    async run({ shop, actor, body }) {
      const given = body.prices.map(rowsOf);
      const set = await shop.prices.set(actor, given.flat());
      if (set.ok) return { body: set.value };
      if (set.reason === 'import_running')
        throw new ShopError('aborted', 'An import is running; nothing was changed.', [
          { field: '', code: 'import_running', message: 'An import is running.' },
        ]);
      // rows are numbered over all skus
      const owners = given.flatMap((rows, index) => rows.map(() => index));
      throw new ShopError(
        'invalid-argument',
        'Nothing was changed.',
        (set.details ?? []).map(({ row, field, reason }) => ({
          field: `prices.${owners[row] ?? 0}`,
          code: field === 'sku' ? 'unknown_sku' : 'invalid',
          message: `${field} ${reason}`,
        })),
      );
    },
  }),
];
