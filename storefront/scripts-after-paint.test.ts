import { expect, test } from 'vitest';
import { scriptsAfterPaint, startedLater } from './scripts-after-paint.ts';

const CODE = `;
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";

  window.__reactRouterManifest = {
  "a": "</b>",
  "css": [],
  "hasAction": false,
  "hasLoader": true
};
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.client.js");`;
const HEAD = '<head><link rel="stylesheet" href="/a.css"/>';
const START = '<script type="module" async="" nonce="n">';
const PAGE = `${HEAD}<link rel="modulepreload" href="/a.js"/></head><p>ä &lt; 5</p><link rel="modulepreload" nonce="n" href="/b.js"/>${START}${CODE}</script><script>plain()</script>`;

test('scripts that are named are fetched by the script that starts the page', () => {
  const changed = Buffer.concat(scriptsAfterPaint(Buffer.from(PAGE))).toString();
  expect(changed).toBe(
    `${HEAD}</head><p>ä &lt; 5</p>${START}${startedLater(CODE, ['/a.js', '/b.js'])}</script><script>plain()</script>`,
  );
});

test('a page for one visitor, whose scripts have a nonce, has them at once, after what paints it', () => {
  const own = PAGE.replace(START, '<script nonce="n" type="module" async="">');
  const changed = Buffer.concat(scriptsAfterPaint(Buffer.from(own))).toString();
  expect(changed).toBe(
    own.replace('rel="modulepreload" href="/a.js"', 'rel="modulepreload" fetchpriority="low" href="/a.js"'),
  );
});

test('a page without scripts stays as it is', () => {
  const page = Buffer.from(`${HEAD}</head><p rel="modulepreload">ä</p>`);
  expect(Buffer.concat(scriptsAfterPaint(page)).equals(page)).toBe(true);
});

test('what the page needs is asked for all at once, after the wait', () => {
  const code = startedLater(CODE, ['/a.js']);
  expect(code).toMatch(/^await new Promise\(.*"\/a\.js"\]\).*const\[route0,route1\]=await Promise\.all\(\[/);
  expect(code).not.toContain('import *');
  expect(code.slice(code.indexOf(';\n'))).toBe(
    `;
window.__reactRouterManifest = {"a":"</b>","hasLoader":true};window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.client.js");`,
  );
});

test('files that are gone are told, and a page that stays waits for ever', async () => {
  const code = startedLater('import * as a from "/assets/gone.js";', []);
  const told: unknown[] = [];
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  const started = new AsyncFunction(
    'window',
    `${code.slice(code.indexOf('const[')).replace(/import\(/g, 'window.load(')}`,
  );
  const end: Promise<void> = started({
    load: () => Promise.reject('gone'),
    lostChunk: (error: unknown) => Promise.reject(told.push(error)),
  });
  expect(await Promise.race([end, new Promise((resolve) => setTimeout(resolve, 10, 'waits'))])).toBe('waits');
  expect(told).toEqual(['gone']);
});

test('a script that imports nothing stays as it is', () => {
  expect(startedLater('import("/assets/offline.js")', ['/a.js'])).toBe('import("/assets/offline.js")');
});
