/** Internal header with the client address for pages. `tellClientIp` overwrites what a client sent. */
export const CLIENT_IP_HEADER = 'x-client-ip';

/** Client data of a request, for limits and the list of own devices. */
export type Client = { ip: string; userAgent: string; headers: Headers };

const MAX_USER_AGENT = 400;

/** The client of a request that came through the app. In-process requests have the address 'local'. */
export const clientOf = ({ headers }: { headers: Headers }): Client => ({
  ip: headers.get(CLIENT_IP_HEADER) ?? 'local',
  userAgent: (headers.get('user-agent') ?? '').slice(0, MAX_USER_AGENT),
  headers,
});
