import { randomInt } from 'node:crypto';

type Result = { hits: { sku: string }[]; nbHits: number; facets_stats?: Record<string, { sum: number }> };

/** Asks the search endpoint as browsers do: products in Finnish, by one request of the hosted engine's protocol. */
export async function askSearch(
  url: string,
  params: Record<string, unknown>,
): Promise<{ status: number; result: Result | null }> {
  const response = await fetch(
    `${url}/search/1/indexes/*/queries?x-algolia-application-id=tieva&x-algolia-api-key=public`,
    {
      method: 'POST',
      headers: {
        'content-type': 'text/plain',
        // each its own visitor, and its own connection: another process may answer the next one
        'x-forwarded-for': `10.8.${randomInt(256)}.${randomInt(1, 255)}`,
        connection: 'close',
      },
      body: JSON.stringify({ requests: [{ indexName: 'products_fi', query: '', ...params }] }),
    },
  );
  const body = (await response.json().catch(() => ({}))) as { results?: Result[] };
  return { status: response.status, result: body.results?.[0] ?? null };
}

/** The products that a filter leaves, their skus sorted, and how long the search took. */
export async function findGoods(
  url: string,
  filters = '',
): Promise<{ status: number; skus: string[]; tookMs: number }> {
  const started = performance.now();
  const { status, result } = await askSearch(url, { filters, hitsPerPage: 100 });
  const skus = (result?.hits ?? []).map(({ sku }) => sku).toSorted();
  return { status, skus, tookMs: performance.now() - started };
}
