import { Hono } from 'hono';
import { z } from 'zod';
import type { ShopContext } from '#backend/platform/context.ts';
import { parseInput } from '#backend/platform/http-kit/read-json.ts';
import { locales } from '#domain/base/locale.ts';
import { clockText } from '#domain/base/time/clock-text.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { pickupSentence } from '#domain/catalog/stock/pickup-sentence.ts';
import { PICKUP_DAYS, pickupTime, type StoreNow } from '#domain/catalog/stock/pickup-time.ts';
import { specialDays } from '#domain/content/stores/special-days.ts';
import { detailsOf } from '#domain/content/stores/store-details.ts';
import { shop } from '#shop.config';

const query = z.object({ locale: z.enum(locales) });

/** `GET /data/stores.json?locale=fi`: each store by its id. The same for everybody, so browsers keep it for a minute (stock-4). */
export function storeRoutes({ now }: Pick<ShopContext, 'now'>) {
  return new Hono().get('/stores.json', (c) => {
    const { locale } = parseInput(query, c.req.query());
    c.header('cache-control', 'public, max-age=60');
    const time = now();
    const day = localDay(time, shop.timeZone);
    const stores = shop.stores.map((store): [string, StoreNow] => {
      const details = detailsOf(store.id);
      const pickup = pickupTime(store.hours, time, shop.timeZone, specialDays(store, details, day, PICKUP_DAYS + 1));
      const today = pickup?.kind === 'today' ? clockText(pickup.time, locale) : null;
      return [store.id, { pickup: pickup && pickupSentence(pickup, locale), today, place: details.place ?? null }];
    });
    return c.json({ data: Object.fromEntries(stores) });
  });
}
