import type { CheckoutOptions } from '#backend/sales/checkout/outcomes.ts';
import type { FoundPoints } from '#backend/sales/delivery/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { OrderRequestInput } from '#domain/sales/checkout/order-request.ts';
import { callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
import type { BasketCodes } from '../basket/basket.ts';

export type OrderedLine = OrderRequestInput['lines'][number];

export type OptionsAsked = {
  lines: OrderedLine[];
  postcode: string | null;
  isCompany: boolean;
  /** Of the company that buys; null for a private person. */
  businessId: string | null;
  country: string;
} & BasketCodes;

/** Fetches deliveries, payments and the results of campaigns and gift card. Throws without a response. */
export const fetchOptions = (ordered: OptionsAsked, locale: Locale) =>
  callBackend<CheckoutOptions>('/api/checkout/options', { method: 'POST', body: { ...ordered, locale } });

/** Fetches the pickup points of a method nearest to a postcode (delivery-5). Throws without a response. */
export const fetchServicePoints = (methodId: string, place: { postcode: string; country: string }, locale: Locale) =>
  callBackend<FoundPoints>(
    `/api/checkout/service-points?${new URLSearchParams({ method: methodId, ...place, locale })}`,
  );
