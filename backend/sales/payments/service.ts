import type { ShopContext } from '#backend/platform/context.ts';
import { methodName } from './methods.ts';
import { createPaytrail } from './paytrail/paytrail.ts';
import type { PaymentProvider } from './provider.ts';

const LIVE_URL = 'https://services.paytrail.com';

export type PaymentService = PaymentProvider & {
  /** The displayed name of a method, by the id of a `PaymentReturn`. */
  methodName: typeof methodName;
};

/**
 * The shop's payment gateway: Paytrail at `PAYTRAIL_URL`, by default in demo mode the simulated gateway, called over
 * HTTP like the real one (payment-1, 0004).
 */
export function createPaymentService(ctx: ShopContext): PaymentService {
  const { settings, baseUrl } = ctx;
  const isDemo = settings.SHOP_MODE === 'demo';
  const credentials = { merchantId: settings.PAYTRAIL_MERCHANT_ID, secret: settings.PAYTRAIL_SECRET };
  const url = (settings.PAYTRAIL_URL ?? (isDemo ? `${baseUrl}/simulator` : LIVE_URL)).replace(/\/$/, '');
  return { ...createPaytrail(ctx, { ...credentials, url }), methodName };
}
