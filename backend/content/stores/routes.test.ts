import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { respondWithError } from '#backend/platform/http-kit/errors.ts';
import { storeRoutes } from './routes.ts';

const read = (now: string, query: string) =>
  new Hono()
    .route('/', storeRoutes({ now: () => new Date(now) }))
    .onError(respondWithError(pino({ level: 'silent' })))
    .request(`/stores.json?${query}`);

test('says by store when goods are handed out, with closed days in mind (stock-4)', async () => {
  const answer = await read('2026-11-24T10:00:00Z', 'locale=fi');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(await answer.json()).toMatchObject({
    data: {
      oulu: {
        pickup: 'nouto tänään',
        today: 'Nouda tänään klo 18 mennessä: Oulu, valmiina tunnissa',
        place: { latitude: expect.any(Number), longitude: expect.any(Number) },
      },
      ranua: { pickup: 'nouto tänään', today: 'Nouda tänään klo 17 mennessä: Ranua, valmiina 2 tunnissa' },
    },
  });
  // New Year's Eve after closing; 1 January is a holiday, 2 January a Saturday
  const holiday = await read('2026-12-31T16:00:00Z', 'locale=en');
  expect(await holiday.json()).toMatchObject({ data: { oulu: { pickup: 'pickup Sat at 10:00', today: null } } });
});

test('says from when each store hands over a vehicle instead (handover-1)', async () => {
  const answer = await read('2026-11-24T10:00:00Z', 'locale=fi&handover=1');
  expect(JSON.parse((await answer.text()).replaceAll('\u00a0', ' '))).toMatchObject({
    data: {
      oulu: { pickup: 'luovutus ma 30.11. alkaen', today: null, transfer: 'luovutus pe 4.12. alkaen' },
      ranua: { pickup: 'luovutus ke 2.12. alkaen', today: null },
    },
  });
});

test.each(['', 'locale=sv'])('refuses %j', async (query) => {
  expect((await read('2026-11-24T10:00:00Z', query)).status).toBe(400);
});
