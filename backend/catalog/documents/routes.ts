import { Hono } from 'hono';
import type { DocumentService } from './service.ts';

/** The file name for saving: ASCII letters, digits, `_` and `-` only, so that no header or file system misreads it. */
const downloadName = (file: string) =>
  `${
    file
      .slice(0, -'.pdf'.length)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\w-]+/g, '-')
      .slice(0, 80) || 'document'
  }.pdf`;

/** `GET /documents/{id}/{name}.pdf`; the id is a hash of the content, so a response never changes. */
export function documentRoutes(shop: { documents: Pick<DocumentService, 'read'> }): Hono {
  const routes = new Hono();
  routes.get('/documents/:id/:file', async (context, next) => {
    const { id, file } = context.req.param();
    const bytes = file.endsWith('.pdf') ? await shop.documents.read(id) : null;
    if (!bytes) return next();
    return context.body(bytes, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${downloadName(file)}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
  routes.all('/documents/*', (context) => context.text('Not found', 404, { 'cache-control': 'no-store' }));
  return routes;
}
