import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { buildRoutes } from './builds.ts';

test('the id is that of the build that is served at the moment', async () => {
  let version = 'a1';
  const app = buildRoutes(async () => ({ assets: { version } }) as ServerBuild);
  const ask = async () => (await app.request('/builds/latest.json?1800000000000')).json();
  expect(await ask()).toEqual({ id: 'a1' });
  version = 'b2';
  expect(await ask()).toEqual({ id: 'b2' });
  expect((await app.request('/builds/latest.json')).headers.get('cache-control')).toBe('no-store');
});
