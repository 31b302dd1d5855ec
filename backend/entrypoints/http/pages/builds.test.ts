import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { buildRoutes } from './builds.ts';

/** Pages of a build whose id may change, as after a start of the shop. */
function pages(module: object = {}) {
  const build = { assets: { version: 'a1' }, entry: { module } };
  const app = buildRoutes(async () => build as unknown as ServerBuild);
  return { build, ask: async (path: string) => app.request(path) };
}

test('the id is that of the build that is served at the moment', async () => {
  const { build, ask } = pages();
  const latest = async () => (await ask('/builds/latest.json?1800000000000')).json();
  expect(await latest()).toEqual({ id: 'a1' });
  build.assets.version = 'b2';
  expect(await latest()).toEqual({ id: 'b2' });
  expect((await ask('/builds/latest.json')).headers.get('cache-control')).toBe('no-store');
});

test('each build has a worker of its own, which browsers ask for anew', async () => {
  const { build, ask } = pages({ workerScript: (id: string, kept: object) => `${id} ${JSON.stringify(kept)}` });
  const worker = await ask('/sw.js');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-type')).toContain('text/javascript');
  const text = await worker.text();
  expect(text).toBe('a1 {"fi":"/ei-yhteytta","en":"/en/ei-yhteytta"}');
  build.assets.version = 'b2';
  expect(await (await ask('/sw.js')).text()).not.toBe(text);
});

test('the kept page speaks the language of its address', async () => {
  const { ask } = pages({ offlinePage: (locale: string) => locale });
  expect(await (await ask('/ei-yhteytta')).text()).toBe('fi');
  expect(await (await ask('/en/ei-yhteytta')).text()).toBe('en');
});
