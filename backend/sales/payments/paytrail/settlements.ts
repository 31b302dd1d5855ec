import { centsFromEuros } from '#domain/base/money.ts';
import { fail, ok } from '#domain/base/result.ts';
import type { PaymentProvider } from '../provider.ts';
import type { PaytrailClient, PaytrailOptions } from './client.ts';
import { settlementReport } from './schemas.ts';
import { verify } from './signature.ts';

/** Only the fields needed for matching, so that reports are small and without payer names. */
const FIELDS = ['amount', 'reference', 'stamp', 'checkoutReference'];

/** Settlements at Paytrail (payment-6): listed at once; their payments arrive later as a signed report. */
export const settlementsOf = (
  client: Pick<PaytrailClient, 'settlements' | 'settlementReport'>,
  baseUrl: string,
  { merchantId, secret }: PaytrailOptions,
): Pick<PaymentProvider, 'settlements' | 'askReport' | 'verifyReport'> => ({
  async settlements(since) {
    const answer = await client.settlements(since);
    if (!answer.ok) return answer;
    return ok(
      answer.value.map(({ id, createdAt, settledAt, settlementReference }) => ({
        id,
        reference: settlementReference,
        // the documentation's own example has three-digit hours
        createdAt: new Date(Number.isNaN(Date.parse(createdAt)) ? createdAt.slice(0, 10) : createdAt),
        settledOn: settledAt?.slice(0, 10) ?? null,
      })),
    );
  },

  async askReport(settlementId) {
    const answer = await client.settlementReport(settlementId, {
      requestType: 'json',
      callbackUrl: `${baseUrl}/payments/settlements/${encodeURIComponent(settlementId)}`,
      reportFields: FIELDS,
    });
    return answer.ok ? ok(null) : answer;
  },

  verifyReport(headers, body) {
    if (headers.get('checkout-account') !== merchantId) return fail('bad_signature', 'account');
    if (!verify(secret, headers.entries(), body, headers.get('signature'))) return fail('bad_signature', 'signature');
    const parsed = settlementReport.safeParse(readJson(body));
    if (!parsed.success) return fail('bad_signature', 'rows');
    return ok(
      parsed.data.map(({ amount, reference, stamp, checkoutReference }) => ({
        transactionId: checkoutReference,
        stamp,
        reference,
        cents: centsFromEuros(amount),
      })),
    );
  },
});

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
