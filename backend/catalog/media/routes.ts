import { Hono } from 'hono';
import { PICTURE_POLICY } from '#backend/platform/settings/file-policy.ts';
import { isFormat, isPictureId, isVariant, linkPreview } from '#domain/base/picture-variants.ts';
import type { PictureService } from './service.ts';

/** `GET /pictures/{id}/{variant}.{format}` and `/pictures/{id}/og.jpg`; the id is a hash of the content, so a response never changes. */
export function pictureRoutes(shop: { pictures: Pick<PictureService, 'read' | 'preview'> }): Hono {
  const routes = new Hono();
  routes.get('/pictures/:id/:file', async (context, next) => {
    const { id, file } = context.req.param();
    const [variant = '', format = '', more] = file.split('.');
    const isOne = isVariant(variant) && isFormat(format) && more === undefined;
    if (!isPictureId(id) || (!isOne && file !== linkPreview.file)) return next();
    const picture = await (isOne ? shop.pictures.read(id, variant, format) : shop.pictures.preview(id));
    if (!picture) return next();
    return context.body(picture.bytes, 200, {
      'content-type': picture.type,
      'content-security-policy': PICTURE_POLICY,
      // mail programs in a browser show it too
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
  routes.all('/pictures/*', (context) => context.text('Not found', 404, { 'cache-control': 'no-store' }));
  return routes;
}
