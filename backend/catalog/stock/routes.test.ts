import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { respondWithError } from '#backend/platform/http-kit/errors.ts';
import { stockRoutes } from './routes.ts';

const app = new Hono()
  .route('/', stockRoutes({ now: () => new Date('2026-12-23T09:00:00Z') }))
  .onError(respondWithError(pino({ level: 'silent' })));
const read = (query: string, of = 'arrival') => app.request(`/${of}.json?${query}`);
const said = async (query: string, of?: string) => (await read(query, of)).json();

test('says when goods arrive, by the cut-off of the day, for a minute (stock-9)', async () => {
  const answer = await read('days=2,5,oulu,posti&locale=fi');
  // the demo sends until noon on this day
  expect(await answer.json()).toEqual({ data: 'Tilaa ennen klo 12, perillä ti 29.12. – ma 4.1.' });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
});

test('counts the carrier’s days of rest, and goes by the earliest cut-off while the store is not known (stock-12)', async () => {
  expect(await said('days=2,5,oulu,matkahuolto&locale=en')).toEqual({
    data: 'Order before 12:00, delivered Tue 29/12 – Tue 5/1',
  });
  const unknown = { data: 'Tilaa ennen klo 12, perillä ti 29.12. – ma 4.1.' };
  for (const days of ['2,5', '2,5,,posti', '2,5,turku,nobody'])
    expect(await said(`days=${days}&locale=fi`)).toEqual(unknown);
});

test('says from when the first of some stores hands over a vehicle (handover-1)', async () => {
  expect(await said('stores=ranua,oulu&locale=fi', 'handover')).toEqual({
    data: 'Luovutus aikaisintaan to 31.12. Kokoamme ja tarkastamme ajoneuvon ensin.',
  });
  expect(await said('stores=ranua&locale=en', 'handover')).toEqual({ data: expect.stringContaining('on Thu 7/1') });
  expect(await said('stores=&locale=fi', 'handover')).toEqual({ data: null });
});

test.each([
  '',
  'days=&locale=fi',
  'days=5,2&locale=fi',
  'days=-1,2&locale=fi',
  'days=1,1e9&locale=fi',
  'days=1,2,oulu,posti,more&locale=fi',
  'days=1,2&locale=sv',
])('refuses %j', async (query) => expect((await read(query)).status).toBe(400));
