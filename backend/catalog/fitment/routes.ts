import { Hono } from 'hono';
import { isPossibleId } from '#domain/base/ids.ts';
import { baseLocale, isLocale } from '#domain/base/locale.ts';
import type { FitmentService } from './service.ts';

/** No page shows fitment marks for more products than this. */
const MAX_SKUS = 100;

/**
 * `GET /data/fitment/vehicles.json`: makes, models and model years to choose from. `?category=` limits them to those that
 * a product of the category fits; empty means any product. `GET /data/fitment/of.json?sku=…&sku=…`: the vehicles that up
 * to 100 skus fit, with notes in Finnish or in `?locale=`. Both responses are the same for every visitor (vehicle-1).
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
      const skus = (c.req.queries('sku') ?? []).slice(0, MAX_SKUS);
      c.header('cache-control', 'public, max-age=60');
      return c.json({ data: await fitment.ofSkus(skus, isLocale(locale) ? locale : baseLocale) });
    });
}
