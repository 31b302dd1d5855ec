import { Hono } from 'hono';
import { isPossibleId } from '#domain/base/ids.ts';
import { baseLocale, isLocale } from '#domain/base/locale.ts';
import type { FitmentService } from './service.ts';

/** A page shows no more marks than this. */
const MOST_SKUS = 100;

/**
 * `GET /data/fitment/vehicles.json`: makes, models and model years to choose from; with `?category=` only
 * those that a product of the category fits, of any product when it is empty. `GET /data/fitment/of.json?sku=…&sku=…`:
 * what up to a hundred skus fit, notes in Finnish or in `?locale=`. Both are the same for everybody.
 */
export function fitmentRoutes({ fitment }: { fitment: Pick<FitmentService, 'vehicles' | 'ofSkus'> }) {
  return new Hono()
    .get('/vehicles.json', async (c) => {
      c.header('cache-control', 'public, max-age=300');
      const category = c.req.query('category');
      const isPath = category === '' || (category !== undefined && isPossibleId(category));
      return c.json({ data: await fitment.vehicles(isPath ? category : null) });
    })
    .get('/of.json', async (c) => {
      const locale = c.req.query('locale');
      const skus = (c.req.queries('sku') ?? []).slice(0, MOST_SKUS);
      c.header('cache-control', 'public, max-age=60');
      return c.json({ data: await fitment.ofSkus(skus, isLocale(locale) ? locale : baseLocale) });
    });
}
