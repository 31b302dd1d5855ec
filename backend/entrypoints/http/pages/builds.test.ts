import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { buildRoutes } from './builds.ts';

/** A build whose id may change, as after a deployment. */
function pages(module: object = {}) {
  const build = { assets: { version: 'a1' }, entry: { module } };
  const app = buildRoutes(async () => build as unknown as ServerBuild);
  return { build, ask: async (path: string) => app.request(path) };
}

test('responds with the id of the build that is served now (error-4)', async () => {
  const { build, ask } = pages();
  const latest = async () => (await ask('/builds/latest.json?1800000000000')).json();
  expect(await latest()).toEqual({ id: 'a1' });
  build.assets.version = 'b2';
  expect(await latest()).toEqual({ id: 'b2' });
  expect((await ask('/builds/latest.json')).headers.get('cache-control')).toBe('no-store');
});

test('each build has its own service worker, which browsers revalidate', async () => {
  const { build, ask } = pages({ workerScript: (id: string, kept: object) => `${id} ${JSON.stringify(kept)}` });
  const worker = await ask('/sw.js');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-type')).toContain('text/javascript');
  const text = await worker.text();
  expect(text).toBe('a1 {"fi":"/ei-yhteytta","en":"/en/ei-yhteytta"}');
  build.assets.version = 'b2';
  expect(await (await ask('/sw.js')).text()).not.toBe(text);
});

test('the offline page has the language of its path', async () => {
  const { ask } = pages({ offlinePage: (locale: string) => locale });
  expect(await (await ask('/ei-yhteytta')).text()).toBe('fi');
  expect(await (await ask('/en/ei-yhteytta')).text()).toBe('en');
});
