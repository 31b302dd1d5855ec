import { Hono } from 'hono';
import type { VideoType } from '#backend/platform/files/video-type.ts';
import { ASSET_POLICY } from '#backend/platform/settings/file-policy.ts';
import { byteRange } from './byte-range.ts';
import type { VideoService } from './service.ts';

const TYPES: Record<VideoType, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
};

/** `GET /videos/{id}`, in parts where a player asks for them; the id is a hash of the content, so a response never changes. */
export function videoRoutes(shop: { videos: Pick<VideoService, 'find' | 'open'> }): Hono {
  const routes = new Hono();
  routes.get('/videos/:id', async (context, next) => {
    const video = await shop.videos.find(context.req.param('id'));
    if (!video) return next();
    const range = byteRange(context.req.header('range'), video.bytes);
    if (range === 'unsatisfiable') return context.body(null, 416, { 'content-range': `bytes */${video.bytes}` });
    const { first, last } = range ?? { first: 0, last: video.bytes - 1 };
    const stream = await shop.videos.open(video, { first, last });
    if (!stream) return next();
    return context.body(stream, range ? 206 : 200, {
      'content-type': TYPES[video.type],
      'content-length': String(last - first + 1),
      'accept-ranges': 'bytes',
      ...(range && { 'content-range': `bytes ${first}-${last}/${video.bytes}` }),
      'content-security-policy': ASSET_POLICY,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
  routes.all('/videos/*', (context) => context.text('Not found', 404, { 'cache-control': 'no-store' }));
  return routes;
}
