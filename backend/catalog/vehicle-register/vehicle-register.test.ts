import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { simulatedRegister } from '#demo/simulators/vehicle-register.ts';
import type { VehicleMake } from '#domain/catalog/fitment/vehicle-list.ts';
import { testDb } from '#test/test-db.ts';
import { httpRegister, type VehicleRegister } from './register.ts';
import { createVehicleRegisterService } from './service.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const makes: VehicleMake[] = [
  {
    name: 'Arctic Cat',
    models: [
      { name: 'AN 580 Range', years: null },
      { name: 'AN 580 T', years: null },
    ],
  },
  { name: 'Polaris', models: [{ name: 'PN 640 Trail', years: [2020, 2026] }] },
];
const client = { ip: '192.0.2.7' };

async function setup(register: VehicleRegister | null = simulatedRegister(() => NOW)) {
  let logged = '';
  const stream = new Writable({
    write(chunk, _, done) {
      logged += chunk;
      done();
    },
  });
  const db = await testDb();
  const service = createVehicleRegisterService(
    { db, log: pino({ level: 'trace' }, stream) },
    { register, fitment: { vehicles: async () => makes } },
  );
  return { db, service, logged: () => logged };
}

/** A register of one response, and what it was sent. */
function registerThat(respond: (init: RequestInit | undefined) => Response | Promise<Response>) {
  const fetch = vi.fn(async (_: string | URL | Request, init?: RequestInit) => respond(init));
  return {
    fetch,
    register: httpRegister({ fetch, url: 'https://register.test', token: 'avain', timeoutMs: 200, now: () => NOW }),
  };
}

test('finds the shop’s vehicle, several choices, or none (vehicle-4)', async () => {
  const { service } = await setup();
  expect(await service.find(' abc 123', client)).toMatchObject({
    value: { choices: [{ make: 'Polaris', model: 'PN 640 Trail', year: 2024 }] },
  });
  expect(await service.find('AN-580', client)).toMatchObject({
    value: { registered: { model: 'AN 580' }, choices: [{ model: 'AN 580 Range' }, { model: 'AN 580 T' }] },
  });
  expect(await service.find('CAR-1', client)).toMatchObject({ value: { registered: { make: 'TOYOTA' }, choices: [] } });
  expect(await service.find('ZZZ-999', client)).toEqual({ ok: false, reason: 'unknown' });
});

test('sends the number in a body with the token, in no address (vehicle-4)', async () => {
  const { register, fetch } = registerThat(() => Response.json({ vehicle: null }));
  const { service } = await setup(register);
  await service.find('abc-123', client);
  await service.find('4xasp0901eb123456', client);
  expect(fetch.mock.calls.map(([address, init]) => [String(address), init?.method, init?.body])).toEqual([
    ['https://register.test/vehicles/lookup', 'POST', '{"plate":"ABC-123"}'],
    ['https://register.test/vehicles/lookup', 'POST', '{"vin":"4XASP0901EB123456"}'],
  ]);
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer avain');
});

const echo = (init: RequestInit | undefined) => `echo ${String(init?.body)}`;
test.each<[string, Parameters<typeof registerThat>[0]]>([
  ['is down', (init) => new Response(echo(init), { status: 500 })],
  ['sends no JSON', (init) => new Response(echo(init))],
  ['sends another shape', (init) => Response.json({ vehicle: { make: echo(init), model: 7 } })],
  ['sends markup', () => Response.json({ vehicle: { make: '<script>alert(1)</script>', model: 'x' } })],
  ['sends a name without end', () => Response.json({ vehicle: { make: 'x'.repeat(9999), model: 'x' } })],
  ['sends too much', () => new Response('x'.repeat(6_000_000))],
  ['refuses the connection', (init) => Promise.reject(new Error(echo(init)))],
  [
    'never responds',
    (init) => new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  ],
])('says so and logs no number when the register %s (vehicle-4)', async (_, respond) => {
  const { service, logged, db } = await setup(registerThat(respond).register);
  expect(await service.find('abc-123', client)).toEqual({ ok: false, reason: 'away' });
  expect(logged()).toContain('vehicle register: a lookup failed');
  expect(logged()).not.toMatch(/ABC|123"/i);
  const { rows } = await db.query('select key from rate_bucket', []);
  expect(JSON.stringify(rows)).not.toContain('ABC-123');
});

test('asks nothing for what cannot be a number, and counts it against nobody (vehicle-4)', async () => {
  const { register, fetch } = registerThat(() => Response.json({ vehicle: null }));
  const { service } = await setup(register);
  for (const typed of ['', '?', null, undefined, {}, [], 7, 'x'.repeat(100_000), "' or 1=1", '\u0000ABC-123'])
    for (let n = 0; n < 3; n++) expect(await service.find(typed, client)).toEqual({ ok: false, reason: 'invalid' });
  expect(fetch).not.toHaveBeenCalled();
  expect(await service.find('ABC-123', client)).toMatchObject({ reason: 'unknown' });
});

test('limits the lookups of a visitor, as each costs money (vehicle-4)', async () => {
  const { register, fetch } = registerThat(() => Response.json({ vehicle: null }));
  const { service } = await setup(register);
  const answers = await Promise.all(Array.from({ length: 25 }, (_, at) => service.find(`ABC-${at + 1}`, client)));
  expect(answers.filter((answer) => !answer.ok && answer.reason === 'limited')).toHaveLength(10);
  expect(fetch).toHaveBeenCalledTimes(15);
  expect(await service.find('ABC-1', { ip: '198.51.100.9' })).toMatchObject({ reason: 'unknown' });
});

test('is off without a register', async () => {
  const { service } = await setup(null);
  expect(service.isOn).toBe(false);
  expect(await service.find('ABC-123', client)).toEqual({ ok: false, reason: 'away' });
});
