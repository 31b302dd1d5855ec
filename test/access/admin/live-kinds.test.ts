import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOR_ALL, READERS } from '#backend/entrypoints/http/admin/live-stream.ts';

/** Kinds in the calls and lists of a source: `useLive(['order', `quote:${number}`])`. */
const listedIn = (source: string) =>
  [...source.matchAll(/(?:useLive\w*\(|(?:LIVE|COUNTED) = )\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/['`]([a-z-]+)/g)].map(([, kind = '']) => kind),
  );

test('every kind of change that a page listens to is sent to its readers', () => {
  const files = globSync('web/admin/**/*.{ts,tsx}');
  const kinds = new Set(files.flatMap((file) => listedIn(readFileSync(file, 'utf8'))));
  expect(kinds.size).toBeGreaterThan(20);
  expect([...kinds].filter((kind) => !(kind in READERS) && !FOR_ALL.includes(kind))).toEqual([]);
});
