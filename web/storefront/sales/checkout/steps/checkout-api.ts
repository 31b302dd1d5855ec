import type { CheckoutOptions } from '#backend/sales/checkout/outcomes.ts';
import type { FoundPoints } from '#backend/sales/delivery/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { OrderRequestInput } from '#domain/sales/checkout/order-request.ts';
import type { BasketCodes } from '../basket/basket.ts';

export type OrderedLine = OrderRequestInput['lines'][number];

const TIMEOUT_MS = 15_000;

async function answerOf<T>(request: Promise<Response>): Promise<T> {
  const answer = await request;
  if (!answer.ok) throw new Error(`checkout: ${answer.status}`);
  return (await answer.json()) as T;
}

export type OptionsAsked = {
  lines: OrderedLine[];
  postcode: string | null;
  isCompany: boolean;
  country: string;
} & BasketCodes;

/** Fetches deliveries, payments and the results of campaigns and gift card. Throws without a response. */
export const fetchOptions = (ordered: OptionsAsked, locale: Locale) =>
  answerOf<CheckoutOptions>(
    fetch('/api/checkout/options', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ordered, locale }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );

/** Fetches the pickup points of a method nearest to a postcode (delivery-5). Throws without a response. */
export const fetchServicePoints = (methodId: string, place: { postcode: string; country: string }, locale: Locale) =>
  answerOf<FoundPoints>(
    fetch(`/api/checkout/service-points?${new URLSearchParams({ method: methodId, ...place, locale })}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );
