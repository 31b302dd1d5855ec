import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { REACT_OWN_NAMES } from './react-own-names.ts';
import { SHORTER, withBody, withoutWords, withShortNames } from './small-vendor.ts';

const require = createRequire(import.meta.url);
const source = (file: string) =>
  readFileSync(new URL(file, `file://${require.resolve('react-dom/package.json')}`), 'utf8');

test('warnings go, also where they are all of a branch', () => {
  expect(withoutWords('if (a) warning(b, "long"); else console.warn("c");')).toBe('if (a) 0; else 0;');
});

test('an invariant keeps its condition, and errors keep their words', () => {
  expect(withoutWords('invariant(find(a), "no " + invariant(b, "x")); throw new Error("said");')).toBe(
    'invariant(find(a)); throw new Error("said");',
  );
});

test('a function gets another body, one that is not there is told', () => {
  expect(withBody('function a(b) { return b; } a(function c() {});', 'a', 'return 1;')).toBe(
    'function a(b) { return 1; } a(function c() {});',
  );
  expect(withBody('const a = () => 2;', 'a', 'return 1;')).toBeNull();
});

test.each(SHORTER)(
  '$name still stands in its library, and takes what its shorter body reads',
  ({ file, name, body }) => {
    const libraries = [
      source('cjs/react-dom-client.production.js'),
      ...['errorBoundaries', 'links'].map((part) =>
        readFileSync(`node_modules/react-router/dist/production/lib/dom/ssr/${part}.js`, 'utf8'),
      ),
    ];
    const paths = ['/cjs/react-dom-client.production.js', '/ssr/errorBoundaries.js', '/ssr/links.js'];
    const library = libraries[paths.findIndex((path) => file.test(path))] ?? '';
    expect(withBody(library, name, body)).toContain(`{ ${body} }`);
    const given = library.match(new RegExp(`function ${name}\\(([^)]*)\\)`))?.[1];
    for (const read of body.match(/\b(children|error|fn)\b/g) ?? []) expect(given).toContain(read);
  },
);

test('names for developers go, and components that nobody asks for may', () => {
  expect(withoutWords('const A = React.forwardRef(() => {}); A.displayName = "A";')).toBe(
    'const A = /* @__PURE__ */ React.forwardRef(() => {}); 0;',
  );
});

test('only listed names are shortened, on both sides of a dot', () => {
  const short = withShortNames('const fiber = { memoizedState: 1, type: 2 }; use(fiber.memoizedState, fiber.type);');
  expect(short).not.toContain('memoizedState');
  expect(short.match(/type/g)).toHaveLength(2);
});

test.each(REACT_OWN_NAMES)('%s is a field of React DOM alone', (name) => {
  const word = new RegExp(`\\.${name}\\b`);
  expect(source('cjs/react-dom-client.production.js')).toMatch(word);
  // by a name in quotes the field would be looked for in vain
  expect(source('cjs/react-dom-client.production.js')).not.toMatch(new RegExp(`["'\`]${name}["'\`]`));
  for (const other of [
    'cjs/react-dom.production.js',
    '../react/cjs/react.production.js',
    '../scheduler/cjs/scheduler.production.js',
  ])
    expect(source(other)).not.toMatch(new RegExp(`\\b${name}\\b`));
});
