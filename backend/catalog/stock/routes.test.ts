import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { respondWithError } from '#backend/platform/http-kit/errors.ts';
import { stockRoutes } from './routes.ts';

const app = new Hono()
  .route('/', stockRoutes({ now: () => new Date('2026-12-23T09:00:00Z') }))
  .onError(respondWithError(pino({ level: 'silent' })));
const read = (query: string) => app.request(`/arrival.json?${query}`);

test('says when goods arrive, by the cut-off of the day, for a minute (stock-9)', async () => {
  const answer = await read('first=2&last=5&locale=fi');
  // the demo sends until noon on this day
  expect(await answer.json()).toEqual({ data: 'Tilaa ennen klo 12, perillä ti 29.12. – ma 4.1.' });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
});

test.each([
  '',
  'first=5&last=2&locale=fi',
  'first=-1&last=2&locale=fi',
  'first=1&last=1e9&locale=fi',
  'first=1&last=2&locale=sv',
])('refuses %j', async (query) => expect((await read(query)).status).toBe(400));
