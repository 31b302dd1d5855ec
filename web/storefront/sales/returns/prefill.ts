import { randomUUID } from 'node:crypto';
import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import { isOrderNumber } from '#domain/sales/orders/order-number.ts';
import type { WithdrawalValues } from './withdrawal-answer.ts';

/** What `?tilaus=` holds when it is not a number: the secret of an order. */
export const secretIn = (url: URL): string | null => {
  const given = url.searchParams.get('tilaus') ?? '';
  return given === '' || isOrderNumber(given) ? null : given;
};

/** A form as it opens: filled in from the order whose secret is given, and from who is signed in. */
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
