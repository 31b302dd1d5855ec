import { DAY_MS } from '#domain/base/time/durations.ts';
import { isKeyScope } from '#domain/staff/key-scopes.ts';

/** Days for which a new key may be made; 0: without an end. */
export const keyDays = [90, 365, 0] as const;

/** A new key as the form describes it; the service refuses what is incomplete. */
export function newKeyOf(form: FormData, now: Date) {
  const days = keyDays.find((one) => String(one) === form.get('days')) ?? 365;
  return {
    name: String(form.get('name') ?? ''),
    scopes: form.getAll('scopes').map(String).filter(isKeyScope),
    expiresAt: days === 0 ? null : new Date(now.getTime() + days * DAY_MS),
  };
}
