import { z } from 'zod';
import { createPosti } from '#backend/sales/delivery/carriers/posti.ts';
import type { PointSource } from '#backend/sales/delivery/provider.ts';
import { pointOf, pointsNear, type SimulatedPoint } from './points-near.ts';

const BASE = 'https://posti.simulator.invalid';
const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];
const WEEKEND = ['SATURDAY', 'SUNDAY'];

const question = z.object({
  searchCriteria: z.object({
    location: z.object({ postcode: z.string(), countryCode: z.string() }),
    parcelLocker: z.boolean().optional(),
  }),
  limit: z.int(),
});

const hours = [
  ...WEEK.map((weekday) => ({ weekday, opens: '08:00', closes: '21:00' })),
  ...WEEKEND.map((weekday) => ({ weekday, opens: '10:00', closes: '18:00' })),
];

const wirePoint = ({ id, name, street, postcode, city, isLocker }: SimulatedPoint) => ({
  id,
  publicName: name,
  parcelLocker: isLocker,
  ...(isLocker ? {} : { availability: { openingHours: hours } }),
  location: { countryCode: 'FI', street, postcode, city, municipality: city },
  capabilities: [],
});

/** Posti's Pickup Point API of 2026-04 over the demo's points. */
const answer: typeof fetch = async (input, init) => {
  const { pathname } = new URL(String(input));
  if (pathname === '/token') return Response.json({ access_token: 'demo', token_type: 'Bearer', expires_in: 3600 });
  if (init?.method === 'POST') {
    const { searchCriteria, limit } = question.parse(JSON.parse(String(init.body)));
    const { postcode, countryCode } = searchCriteria.location;
    const near = countryCode === 'FI' ? pointsNear('posti', postcode) : [];
    const found = near.filter(({ isLocker }) => isLocker || !searchCriteria.parcelLocker).slice(0, limit);
    return Response.json({
      pickupPoints: found.map((point) => ({ ...wirePoint(point), distanceInMeters: point.distanceM })),
    });
  }
  const point = pointOf('posti', decodeURIComponent(pathname.split('/').at(-1) ?? ''));
  return point ? Response.json(wirePoint(point)) : Response.json({ errorCode: 'NOT_FOUND' }, { status: 404 });
};

/** Simulated Posti for a demo without a contract: the carrier's protocol, handled in process. */
export const simulatedPosti = (now: () => Date): PointSource =>
  createPosti({
    fetch: answer,
    timeoutMs: 5000,
    url: BASE,
    authUrl: `${BASE}/token`,
    clientId: 'demo',
    clientSecret: 'demo',
    now,
  });
