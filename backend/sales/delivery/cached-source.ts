import type { ShopContext } from '#backend/platform/context.ts';
import { cachedPoint, cachedPoints, keepPoints, knownPoints } from './point-cache.ts';
import type { CarrierName, CarrierPoint, PointSearch, PointSource } from './provider.ts';
import { CarrierFailed } from './provider.ts';
import { isOf, nearest } from './static-provider.ts';

const FRESH_MS = 12 * 3600 * 1000;
/** After a failure a carrier is not called for this long, so that shoppers do not wait for its time-out. */
const PAUSE_MS = 30_000;

/** Where points came from: the carrier (now or in the last hours), an older cache entry, or the embedded list. */
export type PointOrigin = 'carrier' | 'before' | 'spare';
export type Found = { points: CarrierPoint[]; origin: PointOrigin };
export type CachedSource = {
  search(search: PointSearch): Promise<Found>;
  get(
    id: string,
    of: Pick<PointSearch, 'country' | 'lockersOnly'>,
  ): Promise<{ point: CarrierPoint; origin: PointOrigin } | null>;
};

/**
 * A carrier behind its cache of twelve hours (delivery-5). When the carrier fails, older points are used: those of
 * the same request, otherwise the nearest of all known points, otherwise the embedded list. Never rejects because of
 * the carrier.
 */
export function createCachedSource(
  ctx: Pick<ShopContext, 'db' | 'now' | 'log'>,
  carrier: CarrierName,
  source: PointSource,
  spare: PointSource,
): CachedSource {
  const asking = new Map<string, Promise<CarrierPoint[]>>();
  let pausedUntil = 0;

  async function guarded<T>(question: () => Promise<T>): Promise<T> {
    if (ctx.now().getTime() < pausedUntil) throw new CarrierFailed('is not asked for a while: it failed');
    try {
      return await question();
    } catch (error) {
      pausedUntil = ctx.now().getTime() + PAUSE_MS;
      ctx.log.warn({ carrier, err: error }, 'carrier request failed, using cached service points');
      throw error;
    }
  }

  /** Concurrent equal requests share one call. */
  function asked(question: string, search: PointSearch): Promise<CarrierPoint[]> {
    const coming = asking.get(question);
    if (coming) return coming;
    const answer = guarded(() => source.search(search))
      .then(async (points) => {
        await keepPoints(ctx, carrier, question, points);
        return points;
      })
      .finally(() => asking.delete(question));
    asking.set(question, answer);
    return answer;
  }

  async function withoutCarrier(search: PointSearch, before: CarrierPoint[] | null): Promise<Found> {
    if (before) return { points: before, origin: 'before' };
    const region = search.postcode.slice(0, 2);
    const known = nearest(await knownPoints(ctx, carrier, search.country), search);
    const isNear = known.some(({ postcode }) => postcode.startsWith(region));
    return isNear ? { points: known, origin: 'before' } : { points: await spare.search(search), origin: 'spare' };
  }

  return {
    async search(search) {
      const question = [search.country, search.postcode, search.lockersOnly ? 'lockers' : 'all'].join(' ');
      const kept = await cachedPoints(ctx, carrier, question);
      if (kept && ctx.now().getTime() - kept.fetchedAt.getTime() < FRESH_MS)
        return { points: kept.points, origin: 'carrier' };
      try {
        return { points: await asked(question, search), origin: 'carrier' };
      } catch (error) {
        if (!(error instanceof CarrierFailed)) throw error;
        return withoutCarrier(search, kept?.points ?? null);
      }
    },

    async get(id, of) {
      const known = await cachedPoint(ctx, carrier, id);
      if (known) return isOf(known, of) ? { point: known, origin: 'carrier' } : null;
      try {
        const point = await guarded(() => source.get(id, of));
        return point && isOf(point, of) ? { point, origin: 'carrier' } : null;
      } catch (error) {
        if (!(error instanceof CarrierFailed)) throw error;
        const listed = await spare.get(id, of);
        return listed && { point: listed, origin: 'spare' };
      }
    },
  };
}
