import { existsSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#storefront/routes.ts';
import { rulesOf, stylesheets } from './css-source.ts';

const storefront = new URL('../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, storefront), 'utf8');
// frames that bring desk.css (features/shell/desk-styles.tsx)
const atTheDesk = ['routes/desk.tsx', 'routes/quiet-layout.tsx', 'routes/orders/store-layout.tsx'];

const pagesAway = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children }) => (atTheDesk.includes(file) ? [] : [file, ...pagesAway(children ?? [])]));

/** Every module a page may come to load, now or on a press. */
function reached(entries: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(new URL(file, storefront))) return;
    seen.add(file);
    const source = read(file).replace(/import type [^;]+;/g, '');
    for (const [, path = ''] of source.matchAll(/(?:from|import\(|import) ?'([.#][^'?]+)'/g))
      if (path.startsWith('.')) visit(new URL(path, new URL(file, storefront)).href.slice(storefront.href.length));
      else if (path.startsWith('#storefront/')) visit(path.slice('#storefront/'.length));
  };
  entries.forEach(visit);
  return seen;
}

test('pages without desk.css use none of its rules', () => {
  const desk = read('styles/desk.css');
  // what a rule is about: the first class of a selector that stands in the layer itself
  const names = stylesheets()
    .filter(({ file }) => desk.includes(`/${file}"`))
    .flatMap(({ css }) => rulesOf(css).map(({ selector }) => /^\.([a-z][\w-]*)/.exec(selector)?.[1] ?? ''))
    .filter((name) => name !== '');
  expect(names.length).toBeGreaterThan(100);
  const shared = stylesheets()
    .filter(({ file }) => !desk.includes(`/${file}"`))
    .map(({ css }) => css)
    .join();
  const own = new Set(names.filter((name) => !new RegExp(`\\.${name}\\b`).test(shared)));
  const word = new RegExp(`className="[^"]*(?<![\\w-])(${[...own].join('|')})(?![\\w-])`);
  const found = [...reached(['root.tsx', ...pagesAway(routes)])].flatMap((file) => {
    const [, name] = word.exec(read(file)) ?? [];
    return name && !file.includes('.example.') ? [`${file}: .${name}`] : [];
  });
  expect(found).toEqual([]);
});

test('no stylesheet stands in both', () => {
  const app = new Set(read('styles/app.css').match(/"\.\.\/[^"]+"/g));
  const twice = read('styles/desk.css')
    .match(/"\.\.\/[^"]+"/g)
    ?.filter((file) => app.has(file));
  expect(twice).toEqual([]);
});
