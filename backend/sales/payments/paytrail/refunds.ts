import { fail, ok } from '#domain/base/result.ts';
import type { PaymentProvider } from '../provider.ts';
import type { PaytrailClient, PaytrailOptions } from './client.ts';
import { refundParameters } from './schemas.ts';
import { verify } from './signature.ts';

/** Refunds at Paytrail (refund-1): by amount, as discounts are included in their rows and a gift card is a row. */
export const refundsOf = (
  client: Pick<PaytrailClient, 'refund'>,
  baseUrl: string,
  { merchantId, secret }: PaytrailOptions,
): Pick<PaymentProvider, 'refund' | 'verifyRefund'> => ({
  async refund({ transactionId, stamp, reference, amount, email }) {
    const at = `${baseUrl}/payments/refund/${encodeURIComponent(stamp)}`;
    const answer = await client.refund(transactionId, {
      amount,
      ...(email ? { email } : {}),
      refundStamp: stamp,
      refundReference: reference,
      callbackUrls: { success: `${at}/success`, cancel: `${at}/cancel` },
    });
    if (!answer.ok) return answer;
    const { status, transactionId: given } = answer.value;
    return ok({ status, transactionId: given ?? null });
  },

  verifyRefund(params) {
    if (!verify(secret, params, '', params.get('signature'))) return fail('bad_signature', 'signature');
    const parsed = refundParameters.safeParse(Object.fromEntries(params));
    if (!parsed.success) return fail('bad_signature', 'parameters');
    const { data } = parsed;
    if (data['checkout-account'] !== merchantId) return fail('bad_signature', 'account');
    return ok({
      status: data['checkout-status'],
      transactionId: data['checkout-transaction-id'] || null,
      amount: data['checkout-amount'] ?? null,
      stamp: data['checkout-stamp'] || null,
    });
  },
});
