import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../', import.meta.url).pathname;
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(root + file));
const read = (file: string) => readFileSync(root + file, 'utf8');

const FOLDER = 'docs/requirements/';
const LINE = /^- `([a-z]+(?:-[a-z]+)*-\d+)` .+ \[[^\]]+\](?: Untested: .+)?$/;

const lines = tracked
  .filter((file) => file.startsWith(FOLDER))
  .flatMap((file) => read(file).split('\n'))
  .filter((line) => line.startsWith('- `'));
const requirements = lines.map((line) => ({ id: LINE.exec(line)?.[1], line }));
const ids = new Set(requirements.map(({ id }) => id));
const features = new Set([...ids].map((id) => id?.replace(/-\d+$/, '')));

/** Ids in parentheses, alone or in a list: `(cart-4)`, `(cart-4, order-2)`. */
const CITED = /\(((?:[a-z]+(?:-[a-z]+)*-\d+)(?:, [a-z]+(?:-[a-z]+)*-\d+)*)\)/g;
const citedIn = (file: string) =>
  [...read(file).matchAll(CITED)]
    .flatMap(([, list = '']) => list.split(', '))
    .filter((id) => features.has(id.replace(/-\d+$/, '')));

const code = tracked.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file));
const tests = code.filter((file) => /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('test/'));

describe('requirements', () => {
  test('each has an id of its own, a sentence and a source', () => {
    expect(requirements.filter(({ id }) => id === undefined)).toEqual([]);
    expect(ids.size).toBe(requirements.length);
  });

  test('a cited id exists', () => {
    const unknown = code.flatMap((file) => citedIn(file).flatMap((id) => (ids.has(id) ? [] : [`${file}: ${id}`])));
    expect(unknown).toEqual([]);
  });

  test('a test cites each, or the requirement says why none can', () => {
    const cited = new Set(tests.flatMap(citedIn));
    const excused = new Set(requirements.flatMap(({ id, line }) => (/ Untested: /.test(line) ? [id] : [])));
    expect([...ids].filter((id) => id !== undefined && !cited.has(id) && !excused.has(id))).toEqual([]);
    expect([...excused].filter((id) => id !== undefined && cited.has(id))).toEqual([]);
  });
});
