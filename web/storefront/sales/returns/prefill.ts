import { randomUUID } from 'node:crypto';
import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import { isOrderNumber } from '#domain/sales/orders/order-number.ts';
import type { WithdrawalValues } from './withdrawal-answer.ts';

/** The secret of an order in `?tilaus=`; null when it holds a number. */
export const secretIn = (url: URL): string | null => {
  const given = url.searchParams.get('tilaus') ?? '';
  return given === '' || isOrderNumber(given) ? null : given;
};

/**
 * The form's initial values: from the order with the given secret, or the visitor's own of the given number, and from the session; and
 * whether that order is a company's, which has no right of withdrawal (Act 38/1978, chapter 6, section 1).
 */
export async function prefilled(
  shop: Shop,
  request: Request,
  url: URL,
  locale: Locale,
): Promise<{ given: WithdrawalValues; isCompany: boolean }> {
  const secret = secretIn(url);
  const visitor = await shop.auth.visitor(request.headers);
  const number = secret ? '' : (url.searchParams.get('tilaus') ?? '');
  const by = secret ? { secret } : visitor && number ? { userId: visitor.userId, number } : null;
  const order = by && (await shop.ownOrders.one(by, locale));
  const given = {
    name: order?.name ?? (visitor ? `${visitor.firstname} ${visitor.lastname}`.trim() : ''),
    orderNumber: order?.number ?? number,
    email: order?.email ?? visitor?.email ?? '',
    message: '',
    formKey: randomUUID(),
    stamp: shop.formStamps.stamp(),
    website: '',
  };
  return { given, isCompany: Boolean(order?.company) };
}
