import type { MetaDescriptor } from 'react-router';
import type { WriteDocument } from '../access/page-build.ts';

type Meta = (page: object) => MetaDescriptor[] | undefined;

/** A document that contains only its page's `meta`, as JSON. */
export const headOnly: WriteDocument = (_, status, headers, { routeModules, staticHandlerContext }) => {
  const { matches: found, loaderData, location } = staticHandlerContext;
  const matches = found.map(({ route, params, pathname }) => ({
    id: route.id,
    params,
    pathname,
    loaderData: loaderData[route.id],
    handle: routeModules[route.id]?.handle,
  }));
  const page = matches.findLast(({ id }) => routeModules[id]?.meta);
  const meta = page && (routeModules[page.id]?.meta as unknown as Meta);
  const tags = (page && meta?.({ loaderData: page.loaderData, params: page.params, location, matches })) ?? [];
  headers.set('content-type', 'application/json');
  return new Response(JSON.stringify(tags), { status, headers });
};

type Tag = { name?: string; content?: string; tagName?: string; rel?: string; title?: string };

/** Whether a response of `headOnly` may be indexed, and the rest of its head. */
export async function readHead(answer: Response) {
  const tags = (await answer.json()) as Tag[];
  const robots = tags.flatMap(({ name, content }) => (name === 'robots' ? (content ?? '') : []));
  return {
    noindex: [...robots, answer.headers.get('x-robots-tag') ?? ''].some((told) => told.includes('noindex')),
    hasCanonical: tags.some(({ rel }) => rel === 'canonical'),
    title: tags.find(({ title }) => title)?.title ?? '',
  };
}
