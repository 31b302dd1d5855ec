import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** An exceeded limit and the seconds until its window ends. `isFirst` is true once per visitor and window, so that a flood does not flood the log. */
export type Refusal = { seconds: number; isFirst: boolean };

type Limiter = { consume: (key: string, points: number) => Promise<unknown> };

/** Consumes points of a limit of `most`; null if there were enough. */
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

/** Each takes 1.5 kB. Above this number all are forgotten: a flood from many addresses must not exhaust memory. */
const MOST_VISITORS = 50_000;

export type VisitorCounts = ReturnType<typeof countVisitors>;

/** Counts the requests of visitors in windows of `seconds`, in this process. */
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
    /** Counts a request; null if it is within the limit. */
    take: (visitor: string): Promise<Refusal | null> => takePoints({ consume }, points, visitor),
    /** Takes back one counted request. */
    giveBack: (visitor: string): Promise<unknown> => limiter.reward(visitor),
  };
}
