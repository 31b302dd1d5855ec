import { z } from 'zod';
import { checkProductFilter } from '#backend/catalog/search/service.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { centsFromEuros } from '#domain/base/money.ts';
import { parseFilters } from '#domain/catalog/search/filters/filter-expression.ts';
import type { CartRule } from '#domain/sales/campaigns/cart-rule.ts';
import { isOfParts } from '../rule-items.ts';
import { code, euros, from, inOrder, NOT_IN_ORDER, pieces, until } from './fields.ts';

/** Why a filter of products is invalid; null: it is valid. */
function wrongFilter(text: string): string | null {
  const parsed = parseFilters(text);
  if (!parsed.ok) return parsed.details ?? 'is not a filter';
  try {
    checkProductFilter(parsed.value.map((clause) => clause.filter((condition) => !isOfParts(condition))));
    return null;
  } catch (error) {
    if (error instanceof ShopError) return error.message;
    throw error;
  }
}

/** One cart rule of a file: `from` of a tier in euros for `cart_value`, in units for `amount` (campaign-1). */
export const cartRuleRow = z
  .strictObject({
    id: z.string().trim().min(1).max(100),
    productSearchFilters: z.string().trim().default(''),
    goods: z
      .strictObject({ fi: z.string().trim().min(1).max(100), en: z.string().trim().min(1).max(100).optional() })
      .optional(),
    isLoginRequired: z.boolean().default(false),
    type: z.enum(['cart_value', 'amount']),
    from: from.optional(),
    until: until.optional(),
    priceTiers: z
      .array(z.strictObject({ from: z.number(), campaignCode: code }))
      .min(1)
      .max(20),
  })
  .refine(inOrder, NOT_IN_ORDER)
  .check((context) => {
    const { type, priceTiers, productSearchFilters } = context.value;
    const refuse = (path: (string | number)[], message: string) =>
      context.issues.push({ code: 'custom', path, message, input: context.value });
    const wrong = wrongFilter(productSearchFilters);
    if (wrong) refuse(['productSearchFilters'], wrong);
    for (const [i, tier] of priceTiers.entries()) {
      const amount = (type === 'amount' ? pieces : euros).safeParse(tier.from);
      if (!amount.success) refuse(['priceTiers', i, 'from'], amount.error.issues[0]?.message ?? 'is wrong');
      if (tier.from <= (priceTiers[i - 1]?.from ?? Number.NEGATIVE_INFINITY))
        refuse(['priceTiers', i, 'from'], 'must be above that of the tier before');
    }
  });
export type CartRuleRow = z.infer<typeof cartRuleRow>;

/** The cart rule of a row. */
export const cartRuleOf = ({
  id,
  productSearchFilters,
  goods,
  isLoginRequired,
  type,
  priceTiers,
}: CartRuleRow): CartRule => ({
  id,
  productSearchFilters,
  ...(goods && { goods: goods.en ? { fi: goods.fi, en: goods.en } : { fi: goods.fi } }),
  isLoginRequired,
  type,
  priceTiers: priceTiers.map(({ from, campaignCode }) => ({
    from: type === 'amount' ? from : centsFromEuros(from),
    campaignCode,
  })),
});
