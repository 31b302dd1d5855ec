import { z } from 'zod';
import type { ShopContext } from '#backend/platform/context.ts';
import { createCircuitBreaker } from '#backend/platform/json-client/circuit-breaker.ts';
import { createClient, SourceError } from '#backend/platform/json-client/client.ts';

/** `id`: the same on every attempt, so that a provider that got the message twice sends it once. `to`: E.164. */
export type TextMessage = { id: string; to: string; from: string; text: string };

/** A company that sends text messages: by contract, or the demo's. */
export interface TextMessageProvider {
  /** Null when it took the message; the reason when it never will. Rejects with `SourceError` when it may be tried again. */
  send(message: TextMessage): Promise<string | null>;
}

const body = z.discriminatedUnion('status', [
  z.object({ status: z.literal('accepted') }),
  z.object({ status: z.literal('refused'), reason: z.string().max(500).default('no reason given') }),
]);

type Options = { fetch: typeof fetch; url: string; token?: string | undefined; timeoutMs: number; now: () => Date };

/** Sends by the protocol of docs/text-messages.md. */
export function httpTextMessages({ now, token, ...options }: Options): TextMessageProvider {
  const client = createClient({ ...options, token });
  const guarded = createCircuitBreaker(now);
  return {
    send: (message) =>
      guarded(async () => {
        const parsed = body.safeParse(await client.post('/messages', message));
        if (!parsed.success) throw new SourceError('sent an unexpected body');
        return parsed.data.status === 'refused' ? parsed.data.reason : null;
      }),
  };
}

/** The provider of the settings, or else the simulated one; null when the shop sends no text messages. */
export function textProviderOf(
  { settings, fetch, now }: Pick<ShopContext, 'settings' | 'fetch' | 'now'>,
  simulated: TextMessageProvider | null,
): TextMessageProvider | null {
  const { TEXT_MESSAGE_URL: url, TEXT_MESSAGE_TOKEN: token, TEXT_MESSAGE_TIMEOUT_MS: timeoutMs } = settings;
  return url ? httpTextMessages({ fetch, url, token, timeoutMs, now }) : simulated;
}
