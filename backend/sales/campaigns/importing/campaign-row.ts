import { z } from 'zod';
import type { Campaign, Condition, Effect } from '#domain/sales/campaigns/campaign.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { code, euros, from, inOrder, NOT_IN_ORDER, oneText, pieces, texts, until } from './fields.ts';

const percent = z
  .number('must be a percentage')
  .positive('must be above 0')
  .max(100, 'must be at most 100')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'must have at most two decimals');
const methodId = oneText.refine((id) => shippingMethod(id) !== undefined, 'must be the id of a delivery method');

/** Conditions; all fields of an entry and all entries must hold. */
const when = z
  .strictObject({
    category: texts.optional(),
    brand: texts.optional(),
    sku: texts.optional(),
    notReduced: z.literal(true, 'must be true or left out').optional(),
    pieces: pieces.optional(),
    value: euros.optional(),
    from: from.optional(),
    until: until.optional(),
    signedIn: z.literal(true, 'must be true or left out').optional(),
  })
  .refine(inOrder, NOT_IN_ORDER);

const then = z
  .strictObject({
    percentage: percent.optional(),
    amount: euros.optional(),
    fixedPrice: euros.optional(),
    buy: z.int().min(2).max(100).optional(),
    pay: z.int().min(0).max(99).optional(),
    gift: oneText.optional(),
    pieces: pieces.optional(),
    freeDelivery: z.union([z.literal(true), z.array(methodId).min(1)], 'must be true or a list of methods').optional(),
  })
  .check((context) => {
    const { percentage, amount, fixedPrice, buy, pay, gift, pieces, freeDelivery } = context.value;
    const refuse = (field: string, message: string) =>
      context.issues.push({ code: 'custom', path: field ? [field] : [], message, input: context.value });
    const named = [percentage, amount, fixedPrice, buy, gift, freeDelivery].filter((value) => value !== undefined);
    if (named.length !== 1)
      refuse('', 'must say one of percentage, amount, fixedPrice, buy with pay, gift, freeDelivery');
    if ((buy === undefined) !== (pay === undefined)) refuse(buy === undefined ? 'buy' : 'pay', 'is missing');
    if (buy !== undefined && pay !== undefined && pay >= buy) refuse('pay', 'must be less than buy');
    if (pieces !== undefined && gift === undefined) refuse('pieces', 'belongs to a gift only');
  });

const asList = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]), z.array(schema));

/** One campaign of a file, prices in euros (docs/campaigns.md). */
export const campaignRow = z
  .strictObject({
    code,
    name: z.strictObject({ fi: z.string().trim().min(1).max(100), en: z.string().trim().min(1).max(100).optional() }),
    automatic: z.boolean().default(false),
    uniqueCodes: z.boolean().default(false),
    draft: z.boolean().default(false),
    priority: z.int().min(0).max(9999).default(100),
    from: from.optional(),
    until: until.optional(),
    useLimit: z.int().min(1).optional(),
    useLimitPerCustomer: z.int().min(1).optional(),
    rules: z
      .array(z.strictObject({ when: asList(when), then }))
      .min(1)
      .max(50),
  })
  .refine(inOrder, NOT_IN_ORDER)
  .refine(({ automatic, uniqueCodes }) => !(automatic && uniqueCodes), {
    path: ['uniqueCodes'],
    message: 'an automatic campaign needs no codes',
  });
export type CampaignRow = z.infer<typeof campaignRow>;

function conditions(entry: z.infer<typeof when>): Condition[] {
  const { category, brand, sku, notReduced, pieces, value, from, until, signedIn } = entry;
  return [
    ...(category ? [{ kind: 'category' as const, anyOf: category }] : []),
    ...(brand ? [{ kind: 'brand' as const, anyOf: brand }] : []),
    ...(sku ? [{ kind: 'sku' as const, anyOf: sku }] : []),
    ...(notReduced ? [{ kind: 'not_reduced' as const }] : []),
    ...(pieces ? [{ kind: 'pieces' as const, min: pieces }] : []),
    ...(value ? [{ kind: 'value' as const, min: value }] : []),
    ...(from || until
      ? [{ kind: 'dates' as const, from: from?.toISOString() ?? null, until: until?.toISOString() ?? null }]
      : []),
    ...(signedIn ? [{ kind: 'signed_in' as const }] : []),
  ];
}

function effect({
  percentage,
  amount,
  fixedPrice,
  buy,
  pay,
  gift,
  pieces,
  freeDelivery,
}: z.infer<typeof then>): Effect {
  if (percentage !== undefined) return { kind: 'percentage', percent: percentage };
  if (amount !== undefined) return { kind: 'amount', cents: amount };
  if (fixedPrice !== undefined) return { kind: 'fixed_price', cents: fixedPrice };
  if (buy !== undefined && pay !== undefined) return { kind: 'buy_pay', buy, pay };
  if (gift !== undefined) return { kind: 'gift_item', sku: gift, amount: pieces ?? 1 };
  return { kind: 'free_delivery', methods: freeDelivery === true || !freeDelivery ? null : freeDelivery };
}

/** The campaign of a row. */
export const campaignOf = ({ code, name, automatic, priority, rules }: CampaignRow): Campaign => ({
  code,
  name: name.en === undefined ? { fi: name.fi } : { fi: name.fi, en: name.en },
  automatic,
  priority,
  rules: rules.map(({ when, then }) => ({ conditions: when.flatMap(conditions), effect: effect(then) })),
});
