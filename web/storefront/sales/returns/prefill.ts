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

/** The form's initial values: from the order with the given secret, and from the session. */
export async function prefilled(shop: Shop, request: Request, url: URL, locale: Locale): Promise<WithdrawalValues> {
  const secret = secretIn(url);
  const order = secret ? await shop.ownOrders.one({ secret }, locale) : null;
  const visitor = await shop.auth.visitor(request.headers);
  const number = secret ? '' : (url.searchParams.get('tilaus') ?? '');
  return {
    name: order?.name ?? (visitor ? `${visitor.firstname} ${visitor.lastname}`.trim() : ''),
    orderNumber: order?.number ?? number,
    email: order?.email ?? visitor?.email ?? '',
    message: '',
    formKey: randomUUID(),
    stamp: shop.formStamps.stamp(),
    website: '',
  };
}
