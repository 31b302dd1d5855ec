import { data } from 'react-router';
import type { AlertOutcome } from '#backend/customers/alerts/service.ts';
import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { AskAnswer } from './answer.ts';

const SECONDS = 60;

/** A submitted form with its sender. A body that is not a form counts as empty. */
export async function askedBy({ shop, request, locale }: { shop: Shop; request: Request; locale: Locale }) {
  const form = await request.formData().catch(() => new FormData());
  const typed = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const visitor = await shop.auth.visitor(request.headers);
  return { typed, asking: { locale, client: shop.auth.clientOf(request), visitor } };
}

/** Form state of an outcome; 400 with problems, 429 with the time to wait. */
export function answerOf(
  shop: Pick<Shop, 'formStamps'>,
  typed: Record<string, string>,
  outcome: AlertOutcome,
  headers: HeadersInit,
) {
  const answer: AskAnswer = {
    at: Date.now(),
    email: typed.email ?? '',
    sku: typed.sku ?? '',
    kind: typed.kind ?? '',
    problems: {},
    failure: null,
    // kept, so that a corrected form counts from its first opening
    stamp: typed.stamp || shop.formStamps.stamp(),
    done: null,
  };
  const told = (change: Partial<AskAnswer>, status: number, more: Record<string, string> = {}) =>
    data({ ...answer, ...change }, { status, headers: { ...Object.fromEntries(new Headers(headers)), ...more } });
  if (outcome.ok) return told({ email: outcome.value.email, done: outcome.value.waiting ? 'ready' : 'sent' }, 200);
  if (outcome.reason === 'invalid') return told({ problems: outcome.details ?? {} }, 400);
  if (outcome.reason === 'robot') {
    // expired or forged: stamp it anew, so that the next submission passes
    const stamp = outcome.details === 'stale' ? shop.formStamps.stamp() : answer.stamp;
    return told({ failure: 'again', stamp }, 400);
  }
  const seconds = outcome.details?.retryAfter ?? SECONDS;
  const failure = { kind: 'limited', minutes: Math.max(1, Math.ceil(seconds / SECONDS)) } as const;
  return told({ failure }, 429, { 'retry-after': String(seconds) });
}
