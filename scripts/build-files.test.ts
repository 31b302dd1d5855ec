import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { moveMaps, removeOld } from './build-files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-files-'));
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('moves source maps out of the served folder', () => {
  const served = join(folder, 'client');
  for (const name of ['shop.js', 'shop.js.map']) writeFileSync(join(served, 'assets', name), '');
  moveMaps(served, join(folder, 'maps'));
  expect(existsSync(join(served, 'assets/shop.js'))).toBe(true);
  expect(existsSync(join(served, 'assets/shop.js.map'))).toBe(false);
  expect(existsSync(join(folder, 'maps/assets/shop.js.map'))).toBe(true);
});

test('keeps files of earlier builds for seven days', () => {
  const now = Date.now();
  for (const days of [6, 8]) {
    const file = join(folder, `${days}.js`);
    writeFileSync(file, '');
    utimesSync(file, new Date(now - days * DAY_MS), new Date(now - days * DAY_MS));
  }
  removeOld(folder, now);
  expect([6, 8].map((days) => existsSync(join(folder, `${days}.js`)))).toEqual([true, false]);
});
