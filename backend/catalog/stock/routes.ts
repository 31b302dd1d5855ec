import { Hono } from 'hono';
import { z } from 'zod';
import type { ShopContext } from '#backend/platform/context.ts';
import { parseInput } from '#backend/platform/http-kit/read-json.ts';
import { locales } from '#domain/base/locale.ts';
import { arrivalSentence } from '#domain/catalog/stock/arrival-sentence.ts';
import { pageFacts, shop } from '#shop.config';

const days = z.coerce.number().int().min(0).max(60);
const query = z
  .object({ first: days, last: days, locale: z.enum(locales), christmas: z.literal('1').optional() })
  .refine(({ first, last }) => first <= last, { path: ['last'], error: 'must not be before first' });

/**
 * `GET /data/stock/arrival.json?first=2&last=5&locale=fi`: when goods in stock arrive that take so many working days, as a sentence
 * (stock-9). The same for every visitor and product, so browsers keep it for a minute; cached pages contain no date.
 */
export function stockRoutes({ now }: Pick<ShopContext, 'now'>) {
  return new Hono().get('/arrival.json', (c) => {
    const { first, last, locale, christmas } = parseInput(query, c.req.query());
    c.header('cache-control', 'public, max-age=60');
    const facts = { ...shop, ...pageFacts };
    return c.json({
      data: arrivalSentence([first, last], now(), facts, { locale, withChristmas: Boolean(christmas) }),
    });
  });
}
