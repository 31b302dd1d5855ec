import type { RouteConfigEntry } from '@react-router/dev/routes';
import fc from 'fast-check';
import { createStaticHandler, type RouteObject, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { withQuickMatching } from '#backend/http/pages/quick-matching.ts';
import { neededRoutes } from '#storefront/needed-routes.ts';
import routes from '#storefront/routes.ts';

const objects = (entries: RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ id, path, index, children }) =>
    index ? { id, index: true, path } : { id, path, children: objects(children ?? []) },
  );
const tree = [{ id: 'root', path: '', children: objects(routes) }];
const { future } = withQuickMatching({ future: {} } as ServerBuild);
const ordinary = createStaticHandler(tree);
const quick = createStaticHandler(tree, { future });

type Match = { route: { id?: string }; params: unknown; pathname: string };
const told = (matches: Match[] | null) =>
  matches?.map(({ route, params, pathname }) => ({ id: route.id, params, pathname }));

const paths = (entries: RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path, children }) => [
    ...(path ? [`${above}/${path}`] : []),
    ...paths(children ?? [], path ? `${above}/${path}` : above),
  ]);

const segment = fc.oneof(
  { weight: 3, arbitrary: fc.stringMatching(/^[a-z0-9-]{1,8}$/) },
  fc.string({ minLength: 1, unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    'EN',
    'en',
    'Category',
    'kuitti.pdf',
    'a+b',
    ':slug',
    '*',
    '(x)',
    '{x}',
    '~',
    '%2F',
    '%25',
    "it's",
    'ä',
    '@',
  ),
);
const address = fc.oneof(
  fc
    .tuple(fc.constantFrom(...paths(routes)), fc.array(segment, { minLength: 3, maxLength: 3 }), fc.nat(3))
    .map(([path, given, splat]) => {
      const left = [...given];
      return path.replace(/:[a-z]+\??/g, () => left.shift() ?? 'x').replace(/\*$/, given.slice(0, splat).join('/'));
    }),
  fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`),
);

test('both ways of the router find the same page at the same address', () => {
  fc.assert(
    fc.property(address, fc.boolean(), (path, slash) => {
      const asked = new URL(`https://shop.test${path}${slash ? '/' : ''}`).pathname.replaceAll(/\/+/g, '/');
      expect(told(quick.match(asked))).toEqual(told(ordinary.match(asked)));
    }),
    { numRuns: 2000 },
  );
});

test('a page is given the routes at the addresses above it', () => {
  const flat = (objects: RouteObject[], parentId?: string): [string, object][] =>
    objects.flatMap(({ children, id = '', ...route }): [string, object][] => [
      [id, { ...route, id, parentId }],
      ...flat(children ?? [], id),
    ]);
  const manifest = Object.fromEntries(flat(tree)) as Parameters<typeof neededRoutes>[0];
  fc.assert(
    fc.property(address, (path) => {
      const above = new URL(`https://shop.test${path}`).pathname.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '');
      const ids = quick.match(above)?.map(({ route }) => route.id) ?? [];
      const given = Object.keys(neededRoutes(manifest, [], `${above === '/' ? '' : above}/x`));
      expect(given).toEqual(expect.arrayContaining(ids));
    }),
    { numRuns: 500 },
  );
});

test('browsers are told of none', () => {
  expect(JSON.parse(JSON.stringify(withQuickMatching({ future: {} } as ServerBuild).future))).toEqual({});
  expect(future).toMatchObject({ unstable_routePatternMatching: true });
});
