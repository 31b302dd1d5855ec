import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRedirect, type Redirect, redirectRules } from './redirect.ts';

const rule = (from: string, to: string, over: Partial<Redirect> = {}): Redirect => ({
  from,
  to,
  status: 301,
  prefix: false,
  ...over,
});

const rules = redirectRules([
  rule('/vanha', '/uusi'),
  rule('/kauppa', '/category', { prefix: true }),
  rule('/kauppa/kelkat', '/category/moottorikelkat', { prefix: true, status: 302 }),
  rule('/kauppa/kelkat/lynx', '/brandit/lynx'),
  rule('/blogi', 'https://blogi.example/?from=shop', { prefix: true }),
  rule('/en/vanha-2', '/en/only-english'),
  rule('/vanha-2', '/vain-suomeksi'),
  rule('/ketju', '/ketju-2'),
  rule('/ketju-2', '/vanha', { status: 302 }),
  rule('/a', '/b'),
  rule('/b', '/a'),
  rule('/koti', '/'),
  rule('/mökki', '/saunat'),
  rule('/savut', '/mökit/ä%C3%A4'),
  rule('/juuri', '/', { prefix: true }),
  rule('/oma', '/oma', { prefix: true }),
  rule('/huolto', '/huolto/korjaamo', { prefix: true }),
]);

test.each([
  ['/vanha', '', '/uusi', 301],
  ['/vanha/', '', '/uusi', 301],
  ['/vanha', '?a=1', '/uusi?a=1', 301],
  ['/vanha/muu', '', null, 0],
  ['/vanhaa', '', null, 0],
  ['/kauppa', '', '/category', 301],
  ['/kauppa/renkaat', '', '/category/renkaat', 301],
  ['/kauppa/a%25b/%c3%a4%2F', '', '/category/a%25b/%C3%A4%2F', 301],
  ['/kauppanen', '', null, 0],
  ['/kauppa/kelkat/osat', '?p=2', '/category/moottorikelkat/osat?p=2', 302],
  ['/kauppa/kelkat/lynx', '', '/brandit/lynx', 301],
  ['/en/vanha', '', '/en/uusi', 301],
  ['/en/kauppa/x', '', '/en/category/x', 301],
  ['/en/koti', '', '/en', 301],
  ['/en/blogi/x', '?p=2', 'https://blogi.example/x?from=shop&p=2', 301],
  ['/blogi', '', 'https://blogi.example/?from=shop', 301],
  ['/juuri//evil.example/x', '', '/evil.example/x', 301],
  ['/juuri/\\evil.example', '', '/evil.example', 301],
  ['/juuri/%2f%2fevil.example', '', '/%2F%2Fevil.example', 301],
  ['/juuri/..//evil.example', '', null, 0],
  ['/en/vanha-2', '', '/en/only-english', 301],
  ['/vanha-2', '', '/vain-suomeksi', 301],
  ['/ketju', '?x', '/uusi?x', 302],
  ['/a', '', null, 0],
  ['/m%C3%B6kki', '', '/saunat', 301],
  ['/savut', '?ö=1', '/m%C3%B6kit/%C3%A4%C3%A4?%C3%B6=1', 301],
  ['/huolto', '', null, 0],
  ['/huolto/renkaat', '', null, 0],
  ['/oma', '', null, 0],
  ['/oma/x', '', null, 0],
  ['/', '', null, 0],
  ['/%zz', '', null, 0],
])('redirects %s%s to %s (redirect-1)', (path, search, to, status) => {
  expect(findRedirect(rules, path, search)).toEqual(to === null ? null : { to, status });
});

test('redirects end after one step, whatever the rules: no target redirects again', () => {
  const path = fc.array(fc.constantFrom('a', 'b', 'en'), { maxLength: 3 }).map((steps) => `/${steps.join('/')}`);
  const anyRule = fc.record({
    from: path,
    to: path,
    status: fc.constantFrom(301 as const, 302 as const),
    prefix: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 8 }), path, (some, start) => {
      const all = redirectRules(some);
      const found = findRedirect(all, start);
      if (found) expect(findRedirect(all, found.to)).toBeNull();
      if (found) expect(found.to).toMatch(/^\/(?!\/)/);
    }),
    { numRuns: 2000 },
  );
});
