import { Hono } from 'hono';
import { z } from 'zod';
import type { ShopContext } from '#backend/platform/context.ts';
import { parseInput } from '#backend/platform/http-kit/read-json.ts';
import { locales } from '#domain/base/locale.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { workplace } from '#domain/catalog/stock/dispatch-facts.ts';
import { afterTransfer, handoverDay } from '#domain/catalog/stock/handover-day.ts';
import { handoverWords, pickupSentence, pickupToday } from '#domain/catalog/stock/pickup-sentence.ts';
import { PICKUP_DAYS, pickupTime, READY_MINUTES, type StoreNow } from '#domain/catalog/stock/pickup-time.ts';
import { specialDays } from '#domain/content/stores/special-days.ts';
import { detailsOf } from '#domain/content/stores/store-details.ts';
import { shop } from '#shop.config';

const query = z.object({ locale: z.enum(locales), handover: z.literal('1').optional() });

/**
 * `GET /data/stores.json?locale=fi`: each store by its id, with `handover=1` from when it hands over a vehicle (handover-1). The same for
 * everybody, so browsers keep it for a minute (stock-4).
 */
export function storeRoutes({ now }: Pick<ShopContext, 'now'>) {
  return new Hono().get('/stores.json', (c) => {
    const { locale, handover } = parseInput(query, c.req.query());
    c.header('cache-control', 'public, max-age=60');
    const time = now();
    const day = localDay(time, shop.timeZone);
    const stores = shop.stores.map((store): [string, StoreNow] => {
      const details = detailsOf(store.id);
      const { place = null, readyMinutes = READY_MINUTES } = details;
      if (handover) {
        const works = workplace(store.id);
        if (!works) return [store.id, { pickup: null, today: null, place }];
        const [pickup, transfer] = [
          handoverDay(time, works),
          handoverDay(afterTransfer(time, shop.timeZone), works),
        ].map((from) => handoverWords(from, locale));
        return [store.id, { pickup: pickup ?? null, today: null, place, ...(transfer && { transfer }) }];
      }
      const special = specialDays(store, details, day, PICKUP_DAYS + 1);
      const pickup = pickupTime(store.hours, time, shop.timeZone, special, readyMinutes);
      const today = pickup?.kind === 'today' ? pickupToday(pickup.time, store.name, readyMinutes, locale) : null;
      return [store.id, { pickup: pickup && pickupSentence(pickup, locale), today, place }];
    });
    return c.json({ data: Object.fromEntries(stores) });
  });
}
