import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { codeOf } from '#backend/platform/caught-error.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { fieldsOf } from '#domain/base/records.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import type { GatewayFailure } from '../provider.ts';
import type { PaymentBody } from './payment-body.ts';
import {
  type CreatedPayment,
  createdPayment,
  groupedMethods,
  payment,
  reportAsked,
  settlements,
  takenRefund,
} from './schemas.ts';
import { sign, verify } from './signature.ts';

const TIMEOUT_MS = 10_000;

export type PaytrailOptions = { url: string; merchantId: string; secret: string; timeoutMs?: number };

type Call<S extends z.ZodType> = {
  method: 'GET' | 'POST';
  path: string;
  answer: S;
  body?: object;
  transactionId?: string;
};

/** Statuses that a later attempt may resolve; others are the gateway's refusal. */
const isTemporary = (status: number) => status >= 500 || status === 408 || status === 429;

/** Statuses that mean that nothing was done: rate limit, or unavailable. */
const isUndone = (status: number) => status === 429 || status === 503;

/** The connection was never made, so the gateway received nothing. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);
const wasNeverSent = (error: unknown) => error instanceof Error && NEVER_SENT.has(codeOf(error.cause) ?? '');

/** For a call that changes something: 'unknown' when the gateway may have received it. */
type CallFailure = GatewayFailure | 'unknown' | 'unsupported';

/**
 * Paytrail's payment API over fetch (payment-1). Responses count only with a valid signature; nothing is retried
 * here. Logs have the gateway's request id and never the secret, the signature or personal data.
 */
export function createPaytrailClient(ctx: Pick<ShopContext, 'fetch' | 'log' | 'now'>, options: PaytrailOptions) {
  const { url, merchantId, secret, timeoutMs = TIMEOUT_MS } = options;

  /** For calls whose failure is temporary or a refusal. */
  async function call<S extends z.ZodType>(asked: Call<S>): Promise<Result<z.infer<S>, GatewayFailure, string>> {
    const answer = await ask(asked);
    if (answer.ok) return answer;
    if (answer.reason === 'unknown') return fail('unavailable', answer.details);
    return fail(answer.reason === 'unavailable' ? 'unavailable' : 'refused', answer.details);
  }

  async function ask<S extends z.ZodType>({
    method,
    path,
    answer,
    body,
    transactionId,
  }: Call<S>): Promise<Result<z.infer<S>, CallFailure, string>> {
    const text = body ? JSON.stringify(body) : '';
    const headers: Record<string, string> = {
      'checkout-account': merchantId,
      'checkout-algorithm': 'sha256',
      'checkout-method': method,
      'checkout-nonce': randomUUID(),
      'checkout-timestamp': ctx.now().toISOString(),
      ...(transactionId ? { 'checkout-transaction-id': transactionId } : {}),
    };
    const started = performance.now();
    const log = (level: 'info' | 'warn', message: string, more: object = {}) =>
      ctx.log[level](
        { gateway: 'paytrail', method, path, ms: Math.round(performance.now() - started), ...more },
        message,
      );

    let response: Response;
    let bytes: Uint8Array;
    try {
      response = await ctx.fetch(url + path, {
        method,
        headers: {
          ...headers,
          signature: sign(secret, Object.entries(headers), text),
          'platform-name': 'tieva',
          ...(body ? { 'content-type': 'application/json; charset=utf-8' } : {}),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        ...(body ? { body: text } : {}),
      });
      bytes = await response.bytes();
    } catch (error) {
      const reason =
        error instanceof Error && error.name === 'TimeoutError' ? `no answer in ${timeoutMs} ms` : 'network failure';
      log('warn', reason, { err: error });
      return fail(wasNeverSent(error) ? 'unavailable' : 'unknown', reason);
    }

    const { status } = response;
    const about = { status, requestId: response.headers.get('request-id') };
    const content = new TextDecoder().decode(bytes);
    if (!response.ok) {
      const reason = refusalOf(content) ?? `HTTP ${status}`;
      log('warn', 'refused by the gateway', { ...about, reason });
      if (status === 422) return fail('unsupported', reason);
      return fail(isUndone(status) ? 'unavailable' : isTemporary(status) ? 'unknown' : 'refused', reason);
    }
    const isGenuine =
      response.headers.get('checkout-account') === merchantId &&
      verify(secret, response.headers.entries(), bytes, response.headers.get('signature'));
    if (!isGenuine) {
      log('warn', 'answer without the gateway’s signature', about);
      return fail('unknown', 'wrong signature in the answer');
    }
    const parsed = answer.safeParse(readJson(content));
    if (!parsed.success) {
      log('warn', 'unexpected answer', { ...about, issues: parsed.error.issues.map((issue) => issue.path.join('.')) });
      return fail('unknown', 'unexpected answer');
    }
    log('info', 'answered', about);
    return ok(parsed.data);
  }

  return {
    /** Requires https; hosts are not checked, as banks are too many to list and the response is signed. */
    async createPayment(body: PaymentBody): Promise<Result<CreatedPayment, GatewayFailure, string>> {
      const made = await call({ method: 'POST', path: '/payments', answer: createdPayment, body });
      if (!made.ok || !url.startsWith('https:')) return made;
      const addresses = [made.value.href, ...made.value.providers.map((provider) => provider.url)];
      return addresses.every((one) => one.startsWith('https:')) ? made : fail('refused', 'an address without https');
    },
    payment: (transactionId: string) =>
      call({ method: 'GET', path: `/payments/${encodeURIComponent(transactionId)}`, answer: payment, transactionId }),
    groupedMethods: (amount: number, language: 'FI' | 'EN') =>
      call({
        method: 'GET',
        path: `/merchants/grouped-payment-providers?${new URLSearchParams({ amount: String(amount), language })}`,
        answer: groupedMethods,
      }),
    /** Failures tell whether the gateway may have received the call. */
    refund: (transactionId: string, body: object) =>
      ask({
        method: 'POST',
        path: `/payments/${encodeURIComponent(transactionId)}/refund`,
        answer: takenRefund,
        body,
        transactionId,
      }),
    settlements: (startDate: string) =>
      call({ method: 'GET', path: `/settlements?${new URLSearchParams({ startDate })}`, answer: settlements }),
    settlementReport: (id: string, body: object) =>
      call({
        method: 'POST',
        path: `/settlements/${encodeURIComponent(id)}/payments/report`,
        answer: reportAsked,
        body,
      }),
  };
}

export type PaytrailClient = ReturnType<typeof createPaytrailClient>;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The gateway's error body: `{"status":"error","message":"…","meta":["…"]}`. */
function refusalOf(text: string): string | null {
  const body = fieldsOf(readJson(text));
  if (typeof body.message !== 'string') return null;
  const meta = Array.isArray(body.meta) ? body.meta.filter((item) => typeof item === 'string') : [];
  return [body.message, ...meta].join(': ').slice(0, 300);
}
