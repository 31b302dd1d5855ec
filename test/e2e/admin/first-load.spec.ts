import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { ServerBuild } from 'react-router';

/** Scripts of a first page of the admin, as gzip sends them. */
const MOST_BYTES = 190_000;

test('the first load of every page of the admin is at most 190 kB of scripts', { tag: '@main' }, async () => {
  const built = new URL('../../../build/admin/server/index.js', import.meta.url).href;
  const { assets }: ServerBuild = await import(built);
  const sizes: Record<string, number> = {};
  for (const route of Object.values(assets.routes)) {
    const files = new Set([assets.url, assets.entry.module, ...assets.entry.imports]);
    for (let one: typeof route | undefined = route; one; one = assets.routes[one.parentId ?? ''])
      for (const file of [one.module, ...(one.imports ?? [])]) files.add(file);
    let bytes = 0;
    for (const file of files) bytes += gzipSync(await readFile(`build/admin/client${file}`)).length;
    sizes[route?.id ?? ''] = bytes;
  }
  expect(Object.keys(sizes).length).toBeGreaterThan(15);
  expect(Object.entries(sizes).filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([]);
});

test('no module of the admin is in the storefront', async () => {
  const folder = 'build/maps/assets';
  const maps = (await readdir(folder)).filter((name) => name.endsWith('.map'));
  expect(maps.length).toBeGreaterThan(50);
  for (const name of maps) {
    const { sources }: { sources: string[] } = JSON.parse(await readFile(`${folder}/${name}`, 'utf8'));
    expect([name, sources.filter((source) => /web\/(?:admin|messages\/admin|ui\/admin)\//.test(source))]).toEqual([
      name,
      [],
    ]);
  }
});
