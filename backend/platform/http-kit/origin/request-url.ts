/**
 * The request with the shop's public scheme. A proxy that ends TLS forwards plain http; React Router compares the origin of a
 * posted form with the request URL and would refuse every form behind such a proxy.
 */
export function withPublicUrl(request: Request, baseUrl: string): Request {
  const asked = new URL(request.url);
  const own = new URL(baseUrl);
  if (asked.host !== own.host || asked.protocol === own.protocol) return request;
  return new Request(own.origin + asked.pathname + asked.search, request);
}
