import { formatEuros } from '#domain/base/money.ts';
import type { CodeGap } from '#domain/sales/cart/campaigns/code-gap.ts';
import type { T } from '#web/messages/i18n.tsx';

/** Explains why a valid code has no effect on the cart and what is missing. */
export function codeGapText(gap: CodeGap, code: string, t: T): string {
  if (gap.reason === 'value')
    return t(gap.isForSome ? 'cart.code.valueOf' : 'cart.code.value', { code, amount: formatEuros(gap.missing) });
  if (gap.reason === 'pieces')
    return t(gap.isForSome ? 'cart.code.piecesOf' : 'cart.code.pieces', { code, count: gap.missing });
  return t(`cart.code.${gap.reason}`, { code });
}
