import { Hono } from 'hono';
import type { PictureService } from './service.ts';
import { isFormat, isPictureId, isVariant } from './variants.ts';

/** `GET /pictures/{id}/{variant}.{format}`; the id is a hash of the content, so an answer never changes. */
export function pictureRoutes(shop: { pictures: Pick<PictureService, 'read'> }): Hono {
  const routes = new Hono();
  routes.get('/pictures/:id/:file', async (context, next) => {
    const { id, file } = context.req.param();
    const [variant = '', format = '', more] = file.split('.');
    if (!isPictureId(id) || !isVariant(variant) || !isFormat(format) || more !== undefined) return next();
    const picture = await shop.pictures.read(id, variant, format);
    if (!picture) return next();
    return context.body(picture.bytes, 200, {
      'content-type': picture.type,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
  routes.all('/pictures/*', (context) => context.text('Not found', 404, { 'cache-control': 'no-store' }));
  return routes;
}
