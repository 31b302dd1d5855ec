import { expect, test } from 'vitest';
import { lowPriorityScripts } from './low-priority-scripts.ts';

test('scripts named in the page are fetched after the rest, and nothing else changes', () => {
  const page =
    '<head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/></head><p>ä &lt; 5</p>';
  expect(Buffer.concat(lowPriorityScripts(Buffer.from(page))).toString()).toBe(
    '<head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" fetchpriority="low" href="/a.js"/></head><p>ä &lt; 5</p>',
  );
});

test('what is no page stays as it is', () => {
  expect(Buffer.concat(lowPriorityScripts(Buffer.from('<p rel="modulepreload">'))).toString()).toBe(
    '<p rel="modulepreload">',
  );
});
