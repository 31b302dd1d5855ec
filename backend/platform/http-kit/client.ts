/** The header by which pages know the visitor's address. `tellClientIp` writes it over whatever a visitor sent. */
export const CLIENT_IP_HEADER = 'x-client-ip';

/** Who is asking: what limits and the list of own devices need of a request. */
export type Client = { ip: string; userAgent: string; headers: Headers };

const MAX_USER_AGENT = 400;

/** Of a request that came through the app. One made in process has no address: it counts as 'local'. */
export const clientOf = ({ headers }: { headers: Headers }): Client => ({
  ip: headers.get(CLIENT_IP_HEADER) ?? 'local',
  userAgent: (headers.get('user-agent') ?? '').slice(0, MAX_USER_AGENT),
  headers,
});
