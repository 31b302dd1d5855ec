import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { lowPriorityScripts } from './low-priority-scripts.ts';

const PAGE =
  '<head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/></head><p>ä &lt; 5</p><link rel="modulepreload" href="/b.js"/>';

test.each([1, 2, 7, 30, 1000])('scripts named in pieces of %i are fetched after the rest', async (size) => {
  const bytes = Buffer.from(PAGE);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  const changed = await text(Readable.from(pieces).pipe(lowPriorityScripts()));
  expect(changed).toBe(PAGE.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'));
});
