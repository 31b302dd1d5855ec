import { expect, test } from 'vitest';
import { neededRoutes } from './needed-routes.ts';

const route = (id: string, parentId: string | undefined, path?: string, index?: true) => ({
  ...{ id, parentId, path, index, module: `/assets/${id}.js` },
  ...{ hasLoader: true, hasAction: false, hasErrorBoundary: false },
  ...{ hasClientLoader: false, hasClientAction: false, hasClientMiddleware: false },
  ...{ clientActionModule: undefined, clientLoaderModule: undefined, clientMiddlewareModule: undefined },
  hydrateFallbackModule: undefined,
});
const all = [
  route('root', undefined, ''),
  route('home', 'root', undefined, true),
  route('english', 'root', 'en'),
  route('english-home', 'english', undefined, true),
  route('categories', 'root', 'category'),
  route('category', 'root', 'category/*'),
  route('product', 'root', 'product/:slug'),
  route('account', 'root', 'oma-tili'),
  route('missing', 'root', '*'),
];
const routesById = Object.fromEntries(all.map((one) => [one.id, one]));
const needed = (shown: string[], path: string) => neededRoutes(routesById, shown, path);

test.each([
  ['/', ['root', 'home'], []],
  ['/en', ['root', 'english', 'english-home'], ['home']],
  ['/category/kelkat/varaosat', ['root', 'category'], ['home', 'categories']],
  ['/product/kaira', ['root', 'product'], ['home', 'missing']],
  ['//product//%E0%A4%A/x', ['root', 'missing'], ['home', 'missing', 'product']],
])('%s needs the routes it shows, and those of the addresses above it', (path, shown, above) => {
  const routes = needed(shown, path);
  expect(Object.keys(routes).toSorted()).toEqual([...new Set([...shown, ...above])].toSorted());
  for (const [id, one] of Object.entries(routes)) expect(one).toBe(all.find((route) => route.id === id));
});

test('however many addresses are asked for, each gets the same', () => {
  const first = needed(['root', 'product'], '/product/kaira');
  for (let at = 0; at < 2000; at++) needed(['root', 'category'], `/category/${at}/x`);
  expect(needed(['root', 'product'], '/product/kaira')).toEqual(first);
});

test('an address deeper or longer than any of ours is not looked into', () => {
  expect(needed(['root', 'missing'], '/a'.repeat(5000))).toBe(routesById);
  expect(needed(['root', 'missing'], `/${'a'.repeat(5000)}/b`)).toBe(routesById);
});
