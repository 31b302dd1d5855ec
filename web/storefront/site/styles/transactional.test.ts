import { existsSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#web/storefront/routes.ts';
import { rulesOf, stylesheets } from '#web/ui/styles/css-source.ts';

const web = new URL('../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, web), 'utf8');
const STYLES = 'storefront/site/styles/';
// layouts that link transactional.css (transactional-styles.tsx)
const layouts = [
  'site/layouts/transactional-layout.tsx',
  'site/layouts/checkout-layout.tsx',
  'site/layouts/store-layout.tsx',
];

const otherPages = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children }) => (layouts.includes(file) ? [] : [file, ...otherPages(children ?? [])]));

/** The stylesheets that a stylesheet imports, by their paths under web/. */
const importedBy = (sheet: string): string[] =>
  [...read(`${STYLES}${sheet}`).matchAll(/@import "([^"]+)"/g)].map(([, path = '']) =>
    new URL(path, new URL(`${STYLES}${sheet}`, web)).href.slice(web.href.length),
  );

/** Every module that a page may load. */
function reached(entries: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(new URL(file, web))) return;
    seen.add(file);
    const source = read(file).replace(/import type [^;]+;/g, '');
    for (const [, path = ''] of source.matchAll(/(?:from|import\(|import) ?'([.#][^'?]+)'/g))
      if (path.startsWith('.')) visit(new URL(path, new URL(file, web)).href.slice(web.href.length));
      else if (path.startsWith('#web/')) visit(path.slice('#web/'.length));
  };
  entries.forEach(visit);
  return seen;
}

test('uses no rule of transactional.css on pages without it', () => {
  const own = new Set(importedBy('transactional.css'));
  // the first class of a selector in the stylesheet's own layer
  const names = stylesheets()
    .filter(({ file }) => own.has(file))
    .flatMap(({ css }) => rulesOf(css).map(({ selector }) => /^\.([a-z][\w-]*)/.exec(selector)?.[1] ?? ''))
    .filter((name) => name !== '');
  expect(names.length).toBeGreaterThan(100);
  const shared = stylesheets()
    .filter(({ file }) => !own.has(file))
    .map(({ css }) => css)
    .join();
  const only = new Set(names.filter((name) => !new RegExp(`\\.${name}\\b`).test(shared)));
  const word = new RegExp(`className="[^"]*(?<![\\w-])(${[...only].join('|')})(?![\\w-])`);
  const pages = ['root.tsx', ...otherPages(routes)].map((file) => `storefront/${file}`);
  const found = [...reached(pages)].flatMap((file) => {
    const [, name] = word.exec(read(file)) ?? [];
    return name && !file.includes('.example.') ? [`${file}: .${name}`] : [];
  });
  expect(found).toEqual([]);
});

test('imports no stylesheet in both files', () => {
  const app = new Set(importedBy('app.css'));
  expect(importedBy('transactional.css').filter((file) => app.has(file))).toEqual([]);
});
