import { z } from 'zod';
import { CarrierFailed, type CarrierPoint, type PointSource } from '../provider.ts';
import { type Answer, type Asking, ask, isNotFound } from './carrier-http.ts';
import { postiHours } from './posti-hours.ts';
import { createPostiToken } from './posti-token.ts';

const number = z.number().finite().optional().catch(undefined);
const words = z.string().trim().max(200).optional().catch(undefined);

/** The fields read of a point; one without an id, name or address is left out. */
const wirePoint = z.object({
  id: z.union([z.string().min(1).max(100), z.number()]).transform(String),
  publicName: z.string().trim().min(1).max(200),
  parcelLocker: z.boolean().catch(false),
  availability: z.object({ openingHours: z.unknown() }).optional().catch(undefined),
  location: z.object({
    countryCode: z.string().length(2).catch('FI'),
    street: z.string().trim().max(200),
    postcode: z.string().trim().max(10),
    city: z.string().trim().max(100),
    coordinates: z.object({ latitude: number, longitude: number }).optional().catch(undefined),
    specificLocation: words,
  }),
  routingServiceCode: words,
  distanceInMeters: number,
});

const filled = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));

function pointOf(told: unknown): CarrierPoint | null {
  const parsed = wirePoint.safeParse(told);
  if (!parsed.success) return null;
  const { id, publicName, parcelLocker, availability, location, routingServiceCode, distanceInMeters } = parsed.data;
  return {
    id,
    provider: 'posti',
    name: publicName,
    street: location.street,
    postcode: location.postcode,
    city: location.city,
    country: location.countryCode,
    isLocker: parcelLocker,
    hours: postiHours(availability?.openingHours),
    ...filled({
      distanceM: distanceInMeters === undefined ? undefined : Math.round(distanceInMeters),
      lat: location.coordinates?.latitude,
      lng: location.coordinates?.longitude,
      routingCode: routingServiceCode,
      note: location.specificLocation,
    }),
  };
}

const listOf = (body: unknown): CarrierPoint[] => {
  const { success, data } = z.object({ pickupPoints: z.array(z.unknown()).max(1000) }).safeParse(body);
  if (!success) throw new CarrierFailed('answered something else');
  return data.pickupPoints.flatMap((told) => pointOf(told) ?? []);
};

type Options = Asking & { url: string; authUrl: string; clientId: string; clientSecret: string; now: () => Date };

/** Posti's Pickup Point API of 2026-04 (delivery-5). A token that was revoked early is renewed once per request. */
export function createPosti({ url, ...options }: Options): PointSource {
  const token = createPostiToken(options);
  const base = url.replace(/\/+$/, '');

  async function once(path: string, init: RequestInit): Promise<Answer> {
    const headers = {
      accept: 'application/json',
      'accept-language': 'fi',
      authorization: `Bearer ${await token.get()}`,
    };
    return ask(options, `${base}${path}`, { ...init, headers: { ...headers, ...init.headers } });
  }

  async function asked(path: string, init: RequestInit = {}): Promise<Answer> {
    const answer = await once(path, init);
    if (answer.status !== 401) return answer;
    token.forget();
    return once(path, init);
  }

  function read({ status, text }: Answer): unknown {
    if (status !== 200) throw new CarrierFailed(`answered ${status}`);
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new CarrierFailed('answered no JSON', error);
    }
  }

  return {
    async search({ postcode, country, lockersOnly, limit }) {
      const searchCriteria = {
        location: { postcode, countryCode: country },
        ...(lockersOnly ? { parcelLocker: true } : {}),
      };
      const answer = await asked('/pickuppoints', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ searchCriteria, limit }),
      });
      if (isNotFound(answer)) return [];
      return listOf(read(answer))
        .filter((point) => point.isLocker || !lockersOnly)
        .slice(0, limit);
    },

    async get(id) {
      const answer = await asked(`/pickuppoints/${encodeURIComponent(id)}`);
      if (isNotFound(answer)) return null;
      const body = read(answer);
      return pointOf(body) ?? listOf(body)[0] ?? null;
    },
  };
}
