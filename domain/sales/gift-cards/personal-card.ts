import { emailProblem, normalizeEmail } from '#domain/base/contact-details/email.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type Cents, formatEuros } from '#domain/base/money.ts';
import { MAX_NAME } from '#domain/base/text-lengths.ts';
import { addDays, isCalendarDay } from '#domain/base/time/local-day.ts';
import { lineOf, proseOf } from '#domain/base/typed-text.ts';
import { CART_ITEM_VERSION, type CartItem } from '#domain/catalog/offers/cart-item.ts';
import { UNLIMITED_STOCK } from '#domain/catalog/stock/availability.ts';

/** The shop's sums in whole euros. */
export type CardSums = { least: number; most: number; offered: readonly number[] };

export const LONGEST_GREETING = 400;
/** A card is sent at most so many days after today. */
export const FURTHEST_DAYS = 365;

export const personalFields = ['sum', 'recipient', 'email', 'day', 'message', 'sender'] as const;
export type PersonalField = (typeof personalFields)[number];
/** A form as typed; `way`: by mail to the recipient, or to the buyer, who prints it. */
export type PersonalForm = Record<PersonalField | 'way', string>;
export type PersonalProblem = 'required' | 'too_long' | 'invalid' | 'limits' | 'past' | 'far';
export type PersonalProblems = Partial<Record<PersonalField, PersonalProblem>>;

/** A gift card for somebody, as it is stored. `email` null: the buyer prints it; `deliverOn` null: as soon as it is paid. */
export type PersonalCard = {
  cents: Cents;
  sender: string;
  recipient: string;
  email: string | null;
  message: string;
  deliverOn: string | null;
};

function nameProblem(name: string): PersonalProblem | null {
  if (name === '') return 'required';
  return name.length > MAX_NAME ? 'too_long' : null;
}

function dayProblem(day: string, today: string): PersonalProblem | null {
  if (day === '') return null;
  if (!isCalendarDay(day)) return 'invalid';
  if (day < today) return 'past';
  return day > addDays(today, FURTHEST_DAYS) ? 'far' : null;
}

/** Checks the form of a gift card for somebody (gift-card-5). Sums are whole euros. */
export function checkPersonalCard(
  form: PersonalForm,
  { sums, today }: { sums: CardSums; today: string },
): { card: PersonalCard } | { problems: PersonalProblems } {
  const [sender, recipient, message] = [lineOf(form.sender), lineOf(form.recipient), proseOf(form.message)];
  const typedSum = form.sum.replaceAll(/[\s€]/g, '');
  const sum = /^\d{1,6}$/.test(typedSum) ? Number(typedSum) : null;
  const isByMail = form.way !== 'print';
  const day = isByMail ? form.day.trim() : '';
  const email = isByMail ? emailProblem(form.email) : null;
  const found: Record<PersonalField, PersonalProblem | null> = {
    sum:
      typedSum === '' ? 'required' : sum === null ? 'invalid' : sum < sums.least || sum > sums.most ? 'limits' : null,
    recipient: nameProblem(recipient),
    email: email === 'tooLong' ? 'too_long' : email,
    day: dayProblem(day, today),
    message: message.length > LONGEST_GREETING ? 'too_long' : null,
    sender: nameProblem(sender),
  };
  const problems: PersonalProblems = Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
  if (sum === null || Object.keys(problems).length > 0) return { problems };
  return {
    card: {
      cents: sum * 100,
      sender,
      recipient,
      message,
      email: isByMail ? normalizeEmail(form.email) : null,
      deliverOn: day || null,
    },
  };
}

const PREFIX = 'LAHJAKORTTI-';
const SKU = /^LAHJAKORTTI-[0-9A-F]{20}$/;

/** The sku of a cart line of a card for somebody, from random hexadecimal digits. */
export const personalSku = (digits: string): string => `${PREFIX}${digits.toUpperCase()}`;
export const isPersonalSku = (sku: string): boolean => SKU.test(sku);

const titles = { fi: 'Lahjakortti', en: 'Gift card' };

/** A cart line of such a card. It names nobody: carts are shared and kept on the devices of an account. */
export function personalCartItem({ sku, cents }: { sku: string; cents: Cents }, locale: Locale): CartItem {
  return {
    id: sku,
    version: CART_ITEM_VERSION,
    baseType: 'cartItem',
    sku,
    parentSku: sku,
    amount: 1,
    title: titles[locale],
    variationName: formatEuros(cents),
    image: null,
    slug: sku,
    link: '/lahjakortti',
    price: {
      price: cents,
      finalPrice: { inclTax: cents, exclTax: cents },
      salePercent: null,
      lowest30: null,
      priceRuleId: null,
    },
    vatRate: 0,
    shippingClass: 'letter',
    shippingOptions: [],
    variationOptions: {},
    productLine: 1,
    stock: UNLIMITED_STOCK,
    erpinfo: null,
    brands: [],
    categories: [],
    reviews: null,
    isCartRuleItem: false,
    sparePart: false,
    isGiftCard: true,
    customization: null,
    sizing: null,
    saleMode: 'buy',
    deposit: null,
  };
}
