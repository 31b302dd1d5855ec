/**
 * The request with the address its browser knows. A proxy that ends TLS asks in plain http; pages compare the origin of a
 * posted form with the address that was asked, and would refuse every form of a shop behind such a proxy.
 */
export function withPublicUrl(request: Request, baseUrl: string): Request {
  const asked = new URL(request.url);
  const own = new URL(baseUrl);
  if (asked.host !== own.host || asked.protocol === own.protocol) return request;
  return new Request(own.origin + asked.pathname + asked.search, request);
}
