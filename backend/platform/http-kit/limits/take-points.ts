import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** A limit that is used up: the seconds until it counts anew. `isFirst` once for a visitor and a window: a flood must not flood the log. */
export type Refusal = { seconds: number; isFirst: boolean };

type Limiter = { consume: (key: string, points: number) => Promise<unknown> };

/** Takes points of a limit of `most`; null when there were enough. */
export async function takePoints(limiter: Limiter, most: number, key: string, points = 1): Promise<Refusal | null> {
  try {
    await limiter.consume(key, points);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    return { seconds, isFirst: refusal.consumedPoints - points <= most };
  }
}

/** Each takes 1.5 kB; more visitors than this are more than addresses can tell apart, and all are forgotten. */
const MOST_VISITORS = 50_000;

export type VisitorCounts = ReturnType<typeof countVisitors>;

/** Counts in this process what visitors do in windows of `seconds`. */
export function countVisitors(points: number, seconds: number) {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  let visitors = 0;
  const consume = async (visitor: string) => {
    const { isFirstInDuration } = await limiter.consume(visitor);
    if (!isFirstInDuration || ++visitors < MOST_VISITORS) return;
    visitors = 0;
    for (const { key } of limiter.dump().storage) void limiter.delete(key);
  };
  return {
    /** Counts one; null when it is within the limit. */
    take: (visitor: string): Promise<Refusal | null> => takePoints({ consume }, points, visitor),
    /** One that was counted does not count after all. */
    giveBack: (visitor: string): Promise<unknown> => limiter.reward(visitor),
  };
}
