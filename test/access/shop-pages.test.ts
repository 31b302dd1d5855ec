import { expect, test } from 'vitest';
import { shopPages } from '#domain/content/pages/shop-pages.ts';
import { pageBuild } from './page-build.ts';

test('the pages that texts may link to are those of the route table', async () => {
  const { pages } = await pageBuild();
  const finnish = pages.map(({ path }) => path).filter((path) => !/^\/en(\/|$)/.test(path) && path !== '/*');
  expect([...shopPages].toSorted()).toEqual(finnish.toSorted());
});
