import { type Answering, fakeServer } from './fake-server.ts';

export const wirePoint = (id: string, more: object = {}) => ({
  id,
  publicName: `Noutopiste ${id}`,
  parcelLocker: false,
  availability: {
    openingHours: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'].map((weekday) => ({
      weekday,
      opens: '07:00',
      closes: '21:00',
    })),
  },
  location: {
    countryCode: 'FI',
    street: 'Hallituskatu 36',
    postcode: '90100',
    city: 'Oulu',
    municipality: 'Oulu',
    coordinates: { latitude: 65.0124, longitude: 25.4682 },
  },
  capabilities: [],
  routingServiceCode: '3200',
  distanceInMeters: 450.4,
  ...more,
});

/** A fake of Posti's token service and Pickup Point API; a token is valid until `revoke`. */
export async function fakePosti(
  points: readonly object[] = [wirePoint('001003200'), wirePoint('L1', { parcelLocker: true })],
) {
  let tokens = 0;
  const json = (res: Parameters<Answering>[1], status: number, body: object) =>
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const server = await fakeServer(({ method, path, headers, body }, res) => {
    if (path === '/api/v1/token') {
      const form = new URLSearchParams(body);
      const isRight =
        form.get('grant_type') === 'client_credentials' &&
        form.get('client_id') === 'kauppa' &&
        form.get('client_secret') === 'salaisuus';
      if (!isRight) return json(res, 401, { errorCode: 'UNAUTHORIZED' });
      return json(res, 200, { access_token: `token-${++tokens}`, token_type: 'Bearer', expires_in: 3600 });
    }
    if (headers.authorization !== `Bearer token-${tokens}`) return json(res, 401, { errorCode: 'EXPIRED' });
    if (method === 'POST' && path === '/2026-04/pickuppoints') {
      const { searchCriteria, limit, ...unknown } = JSON.parse(body);
      if (Object.keys(unknown).length > 0 || !searchCriteria?.location?.postcode)
        return json(res, 400, { errorCode: 'VALIDATION_ERROR' });
      const found = points.filter(
        (point) => !searchCriteria.parcelLocker || ('parcelLocker' in point && point.parcelLocker),
      );
      return json(res, 200, { pickupPoints: found.slice(0, limit) });
    }
    const id = decodeURIComponent(path.replace('/2026-04/pickuppoints/', ''));
    const point = points.find((candidate) => 'id' in candidate && candidate.id === id);
    return point ? json(res, 200, point) : json(res, 404, { errorCode: 'NOT_FOUND' });
  });
  return {
    ...server,
    settings: {
      POSTI_CLIENT_ID: 'kauppa',
      POSTI_CLIENT_SECRET: 'salaisuus',
      POSTI_URL: `${server.url}/2026-04`,
      POSTI_AUTH_URL: `${server.url}/api/v1/token`,
    },
    /** Revokes the token early. */
    revoke: () => {
      tokens += 100;
    },
    questions: () => server.asked.filter(({ path }) => path !== '/api/v1/token'),
  };
}
