import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ShopContext } from '#backend/platform/context.ts';
import { noteHere } from '#backend/platform/logs/security/note.ts';
import { FASTEST_FORM_MS, LONGEST_FORM_MS } from '#domain/base/form-times.ts';

type Fields = Readonly<Record<string, unknown>>;
export type FormStamps = ReturnType<typeof createFormStamps>;

/**
 * A signed time in a form, against robots that send forms they never opened (decisions 5, time trap). Needs no storage;
 * who presses a button twice passes twice.
 */
export function createFormStamps({ settings, now }: Pick<ShopContext, 'settings' | 'now'>) {
  const sign = (time: string) =>
    createHmac('sha256', settings.SHOP_SECRET).update(`form:${time}`).digest('base64url').slice(0, 22);
  const isOurs = (time: string, signature: string) => {
    const own = Buffer.from(sign(time));
    const given = Buffer.from(signature);
    return own.length === given.length && timingSafeEqual(own, given);
  };
  /** Null when a person can have filled in the form; 'stale' also for a stamp that is none of ours. */
  function problem(stamp: unknown): 'early' | 'stale' | null {
    const [time = '', signature = ''] = typeof stamp === 'string' ? stamp.split('.') : [];
    if (!isOurs(time, signature)) return 'stale';
    const age = now().getTime() - Number.parseInt(time, 36);
    if (age < FASTEST_FORM_MS) return 'early';
    return age > LONGEST_FORM_MS ? 'stale' : null;
  }
  return {
    /** For a hidden field of a form that is shown now. */
    stamp(): string {
      const time = now().getTime().toString(36);
      return `${time}.${sign(time)}`;
    },
    /**
     * What gives a robot's form away: something in the field that nobody sees, or its time. Forms of kept pages and programs
     * may lack a time (`mayLackStamp`).
     */
    trapped({ website, stamp }: Fields, { mayLackStamp = false } = {}): 'website' | 'early' | 'stale' | null {
      const isFilled = website !== undefined && website !== '';
      const inTime = () => (mayLackStamp && stamp === undefined ? null : problem(stamp));
      const caught = isFilled ? 'website' : inTime();
      // people leave forms open, robots do not wait
      if (caught !== null && caught !== 'stale') noteHere('robot-caught', { because: caught });
      return caught;
    },
    problem,
  };
}
