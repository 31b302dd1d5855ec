import { Hono } from 'hono';
import { ShopError } from '#domain/base/error-codes.ts';
import { townOf } from './towns.ts';

/** `GET /data/postcodes/90100.json`: the town of a Finnish postcode, 404 when it is unknown. */
export const postcodeRoutes = () =>
  new Hono().get('/:file{[0-9]{5}\\.json}', (c) => {
    const postcode = c.req.param('file').slice(0, 5);
    const city = townOf(postcode);
    if (!city) throw new ShopError('not-found', 'No town is known for this postcode.');
    c.header('cache-control', 'public, max-age=86400');
    return c.json({ postcode, city });
  });
