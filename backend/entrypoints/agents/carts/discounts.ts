import { z } from 'zod';
import { campaignCode } from '#backend/sales/campaigns/service.ts';
import type { KeptCart } from '#backend/sales/shared-carts/service.ts';
import { localize } from '#domain/base/locale.ts';
import type { Negotiated } from '../platforms/negotiate.ts';
import type { Message } from '../ucp/message.ts';
import type { PricedCart } from './price.ts';
import { cartTexts } from './texts.ts';

/** Codes replace those of before; none clears them. */
export const discountsInput = z.looseObject({ codes: z.array(z.string().max(100)).max(20).optional() }).optional();
export type DiscountsInput = z.output<typeof discountsInput>;

export const knowsDiscounts = (negotiated: Negotiated): boolean => negotiated.has('dev.ucp.shopping.discount');

const typed = ({ codes = [] }: NonNullable<DiscountsInput>) => codes.map(campaignCode).filter(Boolean);

/** The code of a request; the cart takes one. `before` stays when the request says nothing of codes. */
export const codeIn = (asked: DiscountsInput, before: string | null, negotiated: Negotiated): string | null =>
  asked?.codes === undefined || !knowsDiscounts(negotiated) ? before : (typed(asked)[0] ?? null);

const REFUSED = {
  unknown: 'discount_code_invalid',
  used_up: 'discount_code_expired',
  too_many_tries: 'discount_code_user_ineligible',
} as const;

/** Why codes have no effect: not good, or more than the one that a cart takes. */
export function discountMessages(asked: DiscountsInput, { codeRefused }: PricedCart, { locale }: KeptCart): Message[] {
  const t = cartTexts[locale].code;
  const further = asked ? typed(asked).slice(1) : [];
  return [
    ...(codeRefused
      ? [
          {
            type: 'warning' as const,
            code: REFUSED[codeRefused],
            content: t[codeRefused],
            path: '$.discounts.codes[0]',
          },
        ]
      : []),
    ...further.map((_, i): Message => {
      const path = `$.discounts.codes[${i + 1}]`;
      return { type: 'warning', code: 'discount_code_combination_disallowed', content: t.one, path };
    }),
  ];
}

/** The discounts of a cart: the code, and every campaign at work with what it takes off. */
export function presentDiscounts({ applied, codeRefused }: PricedCart, kept: KeptCart, negotiated: Negotiated) {
  if (!knowsDiscounts(negotiated)) return {};
  const codes = kept.campaignCode === null || codeRefused ? [] : [kept.campaignCode];
  return {
    discounts: {
      codes,
      applied: applied
        .filter(({ cents }) => cents > 0)
        .map(({ campaign, cents }) => ({
          title: localize(campaign.name, kept.locale).text,
          amount: cents,
          automatic: campaign.automatic,
          ...(!campaign.automatic && { code: campaign.code }),
        })),
    },
  };
}
