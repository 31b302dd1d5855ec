import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ShopContext } from '#backend/platform/context.ts';
import { noteHere } from '#backend/platform/logs/security/note.ts';
import { FASTEST_FORM_MS, LONGEST_FORM_MS } from '#domain/base/form-times.ts';

type Fields = Readonly<Record<string, unknown>>;
export type FormStamps = ReturnType<typeof createFormStamps>;

/**
 * Signed timestamps in forms, against bots that submit forms they never opened (contact-1). Stateless: a stamp is valid more
 * than once.
 */
export function createFormStamps({ settings, now }: Pick<ShopContext, 'settings' | 'now'>) {
  const sign = (time: string) =>
    createHmac('sha256', settings.SHOP_SECRET).update(`form:${time}`).digest('base64url').slice(0, 22);
  const isOurs = (time: string, signature: string) => {
    const own = Buffer.from(sign(time));
    const given = Buffer.from(signature);
    return own.length === given.length && timingSafeEqual(own, given);
  };
  /** Null if a person may have filled in the form; 'stale' also for an invalid stamp. */
  function problem(stamp: unknown): 'early' | 'stale' | null {
    const [time = '', signature = ''] = typeof stamp === 'string' ? stamp.split('.') : [];
    if (!isOurs(time, signature)) return 'stale';
    const age = now().getTime() - Number.parseInt(time, 36);
    if (age < FASTEST_FORM_MS) return 'early';
    return age > LONGEST_FORM_MS ? 'stale' : null;
  }
  return {
    /** Value of a hidden field for a form that is rendered now. */
    stamp(): string {
      const time = now().getTime().toString(36);
      return `${time}.${sign(time)}`;
    },
    /**
     * Detects a bot by the honeypot field or the timestamp. Forms of cached pages and programs may lack a timestamp
     * (`mayLackStamp`).
     */
    trapped({ website, stamp }: Fields, { mayLackStamp = false } = {}): 'website' | 'early' | 'stale' | null {
      const isFilled = website !== undefined && website !== '';
      const inTime = () => (mayLackStamp && stamp === undefined ? null : problem(stamp));
      const caught = isFilled ? 'website' : inTime();
      // people leave forms open, bots do not wait
      if (caught !== null && caught !== 'stale') noteHere('robot-caught', { because: caught });
      return caught;
    },
    problem,
  };
}
