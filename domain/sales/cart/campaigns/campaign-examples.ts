import type { Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import type { CampaignRule } from '#domain/sales/campaigns/campaign.ts';

/**
 * Example carts with campaigns, read by the tests and printed in docs/prices.md. Amounts are cents here and euros
 * there. `costs` is the price of a line after all campaigns.
 */
export type CampaignExample = {
  title: string;
  lines: ExampleLine[];
  campaigns: { code: string; automatic?: boolean; priority?: number; rules: CampaignRule[] }[];
  /** Method id and price; left out: no method is chosen. */
  delivery?: { id: string; shipping: number; officeFee?: number; freight?: boolean };
  /** Open balance of a gift card, in cents. */
  giftCard?: number;
  isSignedIn?: boolean;
  /** `vat`: gross by rate, highest first. */
  expected: { total: number; toPay?: number; vat?: number[]; gifts?: { sku: Sku; amount: number }[] };
  why: string;
};
export type ExampleLine = {
  name: string;
  unit: number;
  amount?: number;
  category?: string;
  brand?: string;
  isReduced?: boolean;
  isGiftCard?: boolean;
  deposit?: number;
  vatRate?: number;
  costs: number;
};

const rule = (effect: CampaignRule['effect'], ...conditions: CampaignRule['conditions']): CampaignRule => ({
  conditions,
  effect,
});
const percent = (percent: number, ...conditions: CampaignRule['conditions']) =>
  rule({ kind: 'percentage', percent }, ...conditions);
const euros = (cents: Cents, ...conditions: CampaignRule['conditions']) =>
  rule({ kind: 'amount', cents }, ...conditions);
const helmets = { kind: 'category' as const, anyOf: ['kypärät'] };

export const campaignExamples: CampaignExample[] = [
  {
    title: 'Ten percent off everything',
    lines: [
      { name: 'Helmet', unit: 12_990, costs: 11_691 },
      { name: 'Oil', unit: 1995, amount: 3, costs: 5386 },
    ],
    campaigns: [{ code: 'KEVAT', rules: [percent(10)] }],
    expected: { total: 17_077 },
    why: 'Each line is rounded by itself, half a cent in the shopper’s favour: 598,5 cents off the oil are 599.',
  },
  {
    title: 'Ten percent off helmets',
    lines: [
      { name: 'Helmet', unit: 12_990, category: 'kypärät', costs: 11_691 },
      { name: 'Oil', unit: 1995, costs: 1995 },
    ],
    campaigns: [{ code: 'KYPARA', rules: [percent(10, helmets)] }],
    expected: { total: 13_686 },
    why: 'Only the lines that the rule is about.',
  },
  {
    title: 'Not on what is reduced already',
    lines: [
      { name: 'Helmet', unit: 9990, isReduced: true, costs: 9990 },
      { name: 'Gloves', unit: 4990, costs: 4491 },
    ],
    campaigns: [{ code: 'KEVAT', rules: [percent(10, { kind: 'not_reduced' })] }],
    expected: { total: 14_481 },
    why: 'Without this condition a campaign reduces reduced goods further.',
  },
  {
    title: 'Twenty euros off the cart',
    lines: [
      { name: 'Tyre', unit: 10_000, costs: 8667 },
      { name: 'Oil', unit: 2500, amount: 2, costs: 4333 },
    ],
    campaigns: [{ code: 'KAKSKYMPPIA', rules: [euros(2000)] }],
    expected: { total: 13_000 },
    why: 'The amount is spread over the lines by what they cost; the cent that is left goes to the largest remainder.',
  },
  {
    title: 'Twenty euros off a cart of fifteen',
    lines: [{ name: 'Oil', unit: 1500, costs: 0 }],
    campaigns: [{ code: 'KAKSKYMPPIA', rules: [euros(2000)] }],
    expected: { total: 0 },
    why: 'Nothing ever costs less than nothing, and the rest is not kept.',
  },
  {
    title: 'Twenty euros off from 150 €',
    lines: [{ name: 'Tyre', unit: 14_999, costs: 14_999 }],
    campaigns: [{ code: 'ISO', rules: [euros(2000, { kind: 'value', min: 15_000 })] }],
    expected: { total: 14_999 },
    why: 'A cent is missing.',
  },
  {
    title: 'Any helmet for 79,90 €',
    lines: [
      { name: 'Helmet', unit: 12_990, amount: 2, category: 'kypärät', costs: 15_980 },
      { name: 'Child’s helmet', unit: 5990, category: 'kypärät', costs: 5990 },
    ],
    campaigns: [{ code: 'KYPARA', rules: [rule({ kind: 'fixed_price', cents: 7990 }, helmets)] }],
    expected: { total: 21_970 },
    why: 'What costs less keeps its price.',
  },
  {
    title: 'Three for the price of two',
    lines: [
      { name: 'Oil', unit: 1995, amount: 2, costs: 1995 },
      { name: 'Filter', unit: 2450, amount: 2, costs: 4900 },
    ],
    campaigns: [{ code: 'KOLME', rules: [rule({ kind: 'buy_pay', buy: 3, pay: 2 })] }],
    expected: { total: 6895 },
    why: 'Of four pieces three make a set; its cheapest one is free, and the fourth is paid.',
  },
  {
    title: 'Two rules of one campaign',
    lines: [{ name: 'Tyre', unit: 10_000, costs: 8000 }],
    campaigns: [{ code: 'A', rules: [percent(10), euros(1000)] }],
    expected: { total: 8000 },
    why: 'They follow each other as they are written: 100 € less 10 % is 90 €, less 10 € is 80 €.',
  },
  {
    title: 'A campaign for all and a code',
    lines: [{ name: 'Tyre', unit: 10_000, costs: 8100 }],
    campaigns: [
      { code: 'KOODI', priority: 1, rules: [percent(10)] },
      { code: 'KAIKILLE', automatic: true, rules: [percent(10)] },
    ],
    expected: { total: 8100 },
    why: 'What works without a code works first, whatever the priorities; the code takes its part of what is left.',
  },
  {
    title: 'A threshold counts prices before campaigns',
    lines: [{ name: 'Tyre', unit: 10_000, costs: 4000 }],
    campaigns: [
      { code: 'PUOLET', automatic: true, rules: [percent(50)] },
      { code: 'SATA', rules: [euros(1000, { kind: 'value', min: 10_000 })] },
    ],
    expected: { total: 4000 },
    why: 'The goods cost 100 € in the shop, so the code works although 50 € are left.',
  },
  {
    title: 'Customers only',
    lines: [{ name: 'Gloves', unit: 4990, costs: 4990 }],
    campaigns: [{ code: 'KANTIS', rules: [percent(15, { kind: 'signed_in' })] }],
    expected: { total: 4990 },
    why: 'A guest; signed in, the gloves cost 42,41 €.',
  },
  {
    title: 'The same, signed in',
    lines: [{ name: 'Gloves', unit: 4990, costs: 4241 }],
    campaigns: [{ code: 'KANTIS', rules: [percent(15, { kind: 'signed_in' })] }],
    isSignedIn: true,
    expected: { total: 4241 },
    why: '15 % of 49,90 € are 748,5 cents; 749 are taken off.',
  },
  {
    title: 'A beanie with every order from 100 €',
    lines: [{ name: 'Helmet', unit: 12_990, costs: 12_990 }],
    campaigns: [
      {
        code: 'PIPO',
        automatic: true,
        rules: [rule({ kind: 'gift_item', sku: 'PIPO', amount: 1 }, { kind: 'value', min: 10_000 })],
      },
    ],
    expected: { total: 12_990, gifts: [{ sku: 'PIPO', amount: 1 }] },
    why: 'It costs nothing and is sent along, if it is in stock and not bigger than what is bought.',
  },
  {
    title: 'Free delivery',
    lines: [{ name: 'Gloves', unit: 4990, costs: 4990 }],
    campaigns: [{ code: 'TOIMITUS', automatic: true, rules: [rule({ kind: 'free_delivery', methods: null })] }],
    delivery: { id: '101', shipping: 540 },
    expected: { total: 4990 },
    why: 'Any method but freight of pallets and vehicles is free.',
  },
  {
    title: 'Free delivery, but it is freight',
    lines: [{ name: 'Quad', unit: 899_000, costs: 899_000 }],
    campaigns: [{ code: 'TOIMITUS', automatic: true, rules: [rule({ kind: 'free_delivery', methods: null })] }],
    delivery: { id: '303', shipping: 12_000, officeFee: 15_000, freight: true },
    expected: { total: 926_000 },
    why: 'Freight has to be named by its method; even then the office fee stays.',
  },
  {
    title: 'Two VAT rates',
    lines: [
      { name: 'Helmet', unit: 10_000, costs: 9500 },
      { name: 'Book', unit: 2000, vatRate: 13.5, costs: 1900 },
    ],
    campaigns: [{ code: 'KEVAT', rules: [percent(5)] }],
    delivery: { id: '101', shipping: 540 },
    expected: { total: 11_940, vat: [9950, 1990] },
    why: 'VAT is counted of what the lines cost after the discount; delivery follows their shares: 450 and 90 cents.',
  },
  {
    title: 'A gift card bought in a campaign',
    lines: [
      { name: 'Gift card', unit: 5000, isGiftCard: true, vatRate: 0, costs: 5000 },
      { name: 'Oil', unit: 2000, costs: 1800 },
    ],
    campaigns: [{ code: 'KEVAT', rules: [percent(10)] }],
    expected: { total: 6800 },
    why: 'Gift cards are money: no campaign makes them cheaper, and they count towards no threshold.',
  },
  {
    title: 'Paid with a gift card',
    lines: [{ name: 'Tyre', unit: 10_000, costs: 9000 }],
    campaigns: [{ code: 'KEVAT', rules: [percent(10)] }],
    delivery: { id: '101', shipping: 540 },
    giftCard: 5000,
    expected: { total: 9540, toPay: 4540 },
    why: 'The card pays after all discounts, delivery too; it changes neither the total nor the VAT.',
  },
  {
    title: 'A deposit and a discount',
    lines: [{ name: 'Quad', unit: 899_000, deposit: 50_000, costs: 849_000 }],
    campaigns: [{ code: 'MONKIJA', rules: [euros(50_000)] }],
    expected: { total: 849_000, toPay: 50_000 },
    why: 'The deposit stays; the discount makes the rest smaller, which is paid at the pickup.',
  },
];
