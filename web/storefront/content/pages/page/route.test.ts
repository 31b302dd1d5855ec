import { expect, test } from 'vitest';
import { meta } from './route.tsx';

const page = { title: 'Huolto', description: 'Huollamme.', image: null, noindex: false, isPreview: false };

function canonicalOf(path: string) {
  const params = { '*': path };
  const matches = [{ id: 'at/site/layouts/shell', loaderData: { baseUrl: 'https://shop.test' } }];
  const told = { loaderData: page, location: { pathname: `/en/cms/${path}` }, matches, params };
  const tags = meta(told as unknown as Parameters<typeof meta>[0]);
  return tags.flatMap((tag) => ('rel' in tag && tag.rel === 'canonical' ? [tag.href] : []));
}

test.each(['palvelut/huolto', 'palvelut/huolto/', 'palvelut/huolto//'])('%s has one canonical URL', (path) => {
  expect(canonicalOf(path)).toEqual(['https://shop.test/en/cms/palvelut/huolto']);
});
