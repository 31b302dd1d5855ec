import { expect, test } from 'vitest';
import { createApp } from '#backend/entrypoints/http/app.ts';
import { liveEnv } from '../live-env.ts';
import { testShop } from '../test-shop.ts';
import { pageBuild } from './page-build.ts';

test('a live shop does not serve the style guide', async () => {
  const { build } = await pageBuild();
  const statusIn = async (env: Record<string, string>) => {
    const { shop } = await testShop(env);
    const app = createApp({ shop, clientFolder: null, loadBuild: async () => build });
    return (await app.request('http://shop.test/en/styleguide')).status;
  };
  expect(await statusIn({})).toBe(200);
  expect(await statusIn(liveEnv)).toBe(404);
});
