import type { MiddlewareHandler } from 'hono';
import { ownRequest } from '#backend/platform/logs/security/request-scope.ts';
import { CLIENT_IP_HEADER } from './client.ts';
import { clientIp, trustedProxies } from './limits/client-ip.ts';
import { peerOf } from './limits/rate-limit.ts';

/** Sets the client address header that pages read, and overwrites a forged one. */
export function tellClientIp(proxies: readonly string[]): MiddlewareHandler {
  const trusted = trustedProxies(proxies);
  return async (c, next) => {
    const ip = clientIp(peerOf(c), c.req.header('x-forwarded-for'), trusted);
    c.req.raw.headers.set(CLIENT_IP_HEADER, ip);
    const request = ownRequest();
    if (request) request.ip = ip;
    await next();
  };
}
