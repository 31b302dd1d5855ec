import { Hono } from 'hono';
import { z } from 'zod';
import type { ShopContext } from '#backend/platform/context.ts';
import { parseInput } from '#backend/platform/http-kit/read-json.ts';
import { locales } from '#domain/base/locale.ts';
import { arrivalSentence } from '#domain/catalog/stock/arrival-sentence.ts';
import { dispatchFacts, workplace } from '#domain/catalog/stock/dispatch-facts.ts';
import { handoverDay } from '#domain/catalog/stock/handover-day.ts';
import { handoverSentence } from '#domain/catalog/stock/pickup-sentence.ts';

const locale = z.enum(locales);
/** `2,5,oulu,posti`; store and carrier may be empty or left out. */
const way = z
  .string()
  .regex(/^[0-5]?\d,[0-5]?\d(,[a-z0-9-]{0,40}){0,2}$/, 'must be days, a store and a carrier')
  .transform((text) => {
    const [first, last, storeId, carrier] = text.split(',');
    return { first: Number(first), last: Number(last), storeId, carrier };
  })
  .refine(({ first, last }) => first <= last, 'the last day must not be before the first');
const handover = z.object({ stores: z.string().max(400), locale });
const arrival = z.object({ days: way, locale, christmas: z.literal('1').optional() });

/**
 * The days of the calendar, which cached pages do not contain. The same for every visitor and product, so browsers keep them for a minute.
 *
 * - `GET /data/stock/arrival.json?days=2,5,oulu,posti&locale=fi`: when goods in stock arrive that take so many working days, a store packs
 *   and a carrier brings, as a sentence (stock-9).
 * - `GET /data/stock/handover.json?stores=oulu,ranua&locale=fi`: from when the first of some stores hands over a vehicle that it has, as a
 *   sentence; null when none names a day (handover-1).
 */
export function stockRoutes({ now }: Pick<ShopContext, 'now'>) {
  const app = new Hono();
  app.get('/handover.json', (c) => {
    const { stores, locale } = parseInput(handover, c.req.query());
    c.header('cache-control', 'public, max-age=60');
    const places = stores.split(',').flatMap((id) => workplace(id) ?? []);
    const day = places.map((place) => handoverDay(now(), place)).toSorted()[0];
    return c.json({ data: day ? handoverSentence(day, locale) : null });
  });
  return app.get('/arrival.json', (c) => {
    const { days, locale, christmas } = parseInput(arrival, c.req.query());
    const { first, last, storeId, carrier } = days;
    c.header('cache-control', 'public, max-age=60');
    const facts = dispatchFacts(storeId, carrier);
    return c.json({
      data: arrivalSentence([first, last], now(), facts, { locale, withChristmas: Boolean(christmas) }),
    });
  });
}
