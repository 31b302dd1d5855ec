import { Hono } from 'hono';
import { PICTURE_POLICY } from '#backend/platform/settings/file-policy.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import type { DiagramService } from './service.ts';

/** `GET /data/diagrams/{slug}.svg?v={hash}`: a drawing. With its content hash it is cached for ever, else for five minutes. */
export function diagramRoutes({ diagrams }: { diagrams: Pick<DiagramService, 'drawing'> }) {
  return new Hono().get('/:file{.+\\.svg}', async (c) => {
    const drawing = await diagrams.drawing(c.req.param('file').slice(0, -'.svg'.length));
    if (drawing === null) throw new ShopError('not-found', 'No such drawing.');
    return c.body(drawing, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': PICTURE_POLICY,
      'cache-control': c.req.query('v') ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    });
  });
}
