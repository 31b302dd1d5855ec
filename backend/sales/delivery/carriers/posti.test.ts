import { expect, test } from 'vitest';
import { fakePosti, wirePoint } from '#test/fakes/fake-posti.ts';
import { misbehaviours } from '#test/fakes/fake-server.ts';
import { createPosti } from './posti.ts';

const search = { postcode: '90100', country: 'FI', lockersOnly: false, limit: 8 };

async function setup(points?: object[], secret = 'salaisuus') {
  const posti = await fakePosti(points);
  const clock = { now: new Date('2026-11-21T10:00:00Z') };
  const source = createPosti({
    fetch,
    timeoutMs: 2000,
    url: posti.settings.POSTI_URL,
    authUrl: posti.settings.POSTI_AUTH_URL,
    clientId: 'kauppa',
    clientSecret: secret,
    now: () => clock.now,
  });
  return { posti, source, clock };
}

test('finds points near a postcode, with hours, distance and the routing code of labels (delivery-5)', async () => {
  const { posti, source } = await setup();
  const [first, second] = await source.search(search);
  expect(first).toEqual({
    id: '001003200',
    provider: 'posti',
    name: 'Noutopiste 001003200',
    street: 'Hallituskatu 36',
    postcode: '90100',
    city: 'Oulu',
    country: 'FI',
    isLocker: false,
    hours: Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, { opens: '07:00', closes: '21:00' }])),
    distanceM: 450,
    lat: 65.0124,
    lng: 25.4682,
    routingCode: '3200',
  });
  expect(second).toMatchObject({ id: 'L1', isLocker: true });
  expect(JSON.parse(posti.questions()[0]?.body ?? '')).toEqual({
    searchCriteria: { location: { postcode: '90100', countryCode: 'FI' } },
    limit: 8,
  });
});

test('filters lockers and limits the number (delivery-5)', async () => {
  const { posti, source } = await setup([
    wirePoint('A'),
    wirePoint('B', { parcelLocker: true }),
    wirePoint('C', { parcelLocker: true }),
  ]);
  const found = await source.search({ ...search, lockersOnly: true, limit: 1 });
  expect(found.map(({ id }) => id)).toEqual(['B']);
  expect(JSON.parse(posti.questions()[0]?.body ?? '').searchCriteria.parcelLocker).toBe(true);
});

test('uses a token for an hour, and renews it when it was revoked', async () => {
  const { posti, source, clock } = await setup();
  const tokens = () => posti.asked.filter(({ path }) => path.endsWith('/token')).length;
  await Promise.all([source.search(search), source.search(search)]);
  expect(tokens()).toBe(1);
  clock.now = new Date('2026-11-21T10:59:30Z');
  await source.search(search);
  expect(tokens()).toBe(2);
  posti.revoke();
  expect(await source.search(search)).toHaveLength(2);
  expect(tokens()).toBe(3);
});

test('finds a point by id, or null', async () => {
  const { source } = await setup();
  const of = { country: 'FI', lockersOnly: false };
  expect(await source.get('L1', of)).toMatchObject({ id: 'L1', isLocker: true });
  expect(await source.get('ei/ole', of)).toBeNull();
});

test('leaves out incomplete points', async () => {
  const { source } = await setup([{ id: 'X' }, wirePoint('A', { availability: { openingHours: 'ma' } }), {}]);
  const found = await source.search(search);
  expect(found.map(({ id, hours }) => [id, hours])).toEqual([['A', null]]);
});

test.each(Object.entries(misbehaviours))('%s: rejects with a message, in time', async (_name, how) => {
  const { posti, source } = await setup();
  await source.search(search);
  posti.behave(how);
  await expect(source.search(search)).rejects.toMatchObject({ name: 'CarrierFailed' });
});

test('rejects wrong credentials by name', async () => {
  const { source } = await setup(undefined, 'väärä');
  await expect(source.search(search)).rejects.toThrow('gave no token: answered 401');
});
