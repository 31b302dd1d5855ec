import { LRUCache } from 'lru-cache';
import type { ShopContext } from '#backend/platform/context.ts';
import { fail, ok } from '#domain/base/result.ts';
import { isPaymentOffered } from '#domain/sales/payments/payment-methods.ts';
import { pageFacts } from '#shop.config';
import { groupIdOf, offeredMethods, presentMethods } from '../methods.ts';
import type { OpenedPayment, PaymentMethodGroup, PaymentProvider } from '../provider.ts';
import { createPaytrailClient, type PaytrailOptions } from './client.ts';
import { paymentBody } from './payment-body.ts';
import { refundsOf } from './refunds.ts';
import { type CreatedPayment, returnParameters } from './schemas.ts';
import { settlementsOf } from './settlements.ts';
import { verify } from './signature.ts';

const METHODS_LIVE_MS = 5 * 60_000;
const METHODS_KEPT = 500;

/** Where the browser goes to pay: directly to the chosen method, otherwise to the gateway's hosted page. */
function formOf(created: CreatedPayment, methodId: string | null): OpenedPayment['form'] {
  const method = created.providers.find(
    (candidate) => candidate.id === methodId && isPaymentOffered(pageFacts.payment, groupIdOf(candidate), candidate.id),
  );
  return method
    ? { url: method.url, method: 'POST', fields: method.parameters }
    : { url: created.href, method: 'GET', fields: [] };
}

/** Paytrail as the payment provider (payment-1). The gateway must be able to reach `ctx.baseUrl` for callbacks. */
export function createPaytrail(
  ctx: Pick<ShopContext, 'fetch' | 'log' | 'now' | 'baseUrl'>,
  options: PaytrailOptions,
): PaymentProvider {
  const client = createPaytrailClient(ctx, options);
  const known = new LRUCache<string, { until: number; groups: PaymentMethodGroup[] }>({ max: METHODS_KEPT });

  return {
    ...refundsOf(client, ctx.baseUrl, options),
    ...settlementsOf(client, ctx.baseUrl, options),
    name: 'paytrail',

    async methods(amount, locale) {
      const key = `${amount} ${locale}`;
      const now = ctx.now().getTime();
      const kept = known.get(key);
      if (kept && kept.until > now) return ok(offeredMethods(kept.groups, pageFacts.payment));
      const answer = await client.groupedMethods(amount, locale === 'en' ? 'EN' : 'FI');
      if (!answer.ok) return answer;
      const groups = presentMethods(answer.value.groups, locale);
      known.set(key, { until: now + METHODS_LIVE_MS, groups });
      return ok(offeredMethods(groups, pageFacts.payment));
    },

    async open(payment) {
      const answer = await client.createPayment(paymentBody(payment, ctx.baseUrl));
      if (!answer.ok) return answer;
      const { transactionId, href } = answer.value;
      return ok({ transactionId, href, form: formOf(answer.value, payment.methodId) });
    },

    async status(transactionId) {
      const answer = await client.payment(transactionId);
      if (!answer.ok) return answer;
      const { provider, status, amount, stamp, reference } = answer.value;
      if (answer.value.transactionId !== transactionId) return fail('unavailable', 'answer about another payment');
      return ok({ transactionId, stamp, reference, amount, status, method: provider ?? null });
    },

    verifyReturn(params) {
      if (!verify(options.secret, params, '', params.get('signature'))) return fail('bad_signature', 'signature');
      const parsed = returnParameters.safeParse(Object.fromEntries(params));
      if (!parsed.success) return fail('bad_signature', 'parameters');
      const { data } = parsed;
      if (data['checkout-account'] !== options.merchantId) return fail('bad_signature', 'account');
      return ok({
        transactionId: data['checkout-transaction-id'],
        stamp: data['checkout-stamp'],
        reference: data['checkout-reference'],
        amount: data['checkout-amount'],
        status: data['checkout-status'],
        method: data['checkout-provider'] || null,
      });
    },
  };
}
