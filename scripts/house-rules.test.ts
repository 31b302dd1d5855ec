import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';

const root = new URL('../', import.meta.url).pathname;
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(root + file));
const code = tracked.filter(
  (file) => /\.(ts|tsx|mjs|css)$/.test(file) && file !== 'backend/platform/db/generated-tables.ts',
);
const linesOf = (file: string) => readFileSync(root + file, 'utf8').split('\n').length - 1;

describe('house rules', () => {
  test('no file has over 500 lines, at most 5 % over 300, half at most 75', () => {
    const lengths = code.map((file) => ({ file, lines: linesOf(file) })).toSorted((a, b) => a.lines - b.lines);
    expect(lengths.filter(({ lines }) => lines > 500)).toEqual([]);
    expect(lengths.filter(({ lines }) => lines > 300).length).toBeLessThanOrEqual(lengths.length / 20);
    expect(lengths[Math.floor(lengths.length / 2)]?.lines).toBeLessThanOrEqual(75);
  });

  test('no folder of mixed helpers, no barrel file', () => {
    const drawers = /(^|\/)(utils?|lib|helpers?|common|shared|misc)(\/|\.tsx?$)/;
    const allowed = /^web\/messages\/(fi|en)\/common\.ts$/;
    expect(code.filter((file) => drawers.test(file) && !allowed.test(file))).toEqual([]);
    expect(code.filter((file) => /^index\.tsx?$/.test(basename(file)))).toEqual([]);
  });

  test('every component of the design system has its example', () => {
    const components = code.filter((file) => /^web\/ui\/[^/]+\/[^/]+\.tsx$/.test(file));
    const folders = new Set(components.map(dirname));
    const shown = new Set(components.filter((file) => file.endsWith('.example.tsx')).map(dirname));
    expect([...folders].filter((folder) => !shown.has(folder))).toEqual([]);
  });

  test('migrations are numbered without gaps', () => {
    const numbers = tracked
      .filter((file) => file.startsWith('backend/platform/db/migrations/'))
      .map((f) => Number(basename(f).slice(0, 4)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, i) => i + 1));
  });

  test('libraries stay as published: no build plugin changes them, no source reads their private globals', () => {
    const checked = code.filter((file) => file !== 'scripts/house-rules.test.ts');
    const privateGlobals = /__reactRouter|__vite|__REACT|_internalRoot|__reactFiber|__reactProps/;
    expect(checked.filter((file) => privateGlobals.test(readFileSync(root + file, 'utf8')))).toEqual([]);
    // the shop's own plugins may only fail a build; published plugins change code
    const plugins = checked.filter((file) => /\bPlugin\b.*from 'vite'/.test(readFileSync(root + file, 'utf8')));
    expect(plugins).not.toEqual([]);
    const changesCode = /^\s*(async )?(transform|renderChunk|transformIndexHtml|generateBundle)\b\s*[(:]/m;
    expect(plugins.filter((file) => changesCode.test(readFileSync(root + file, 'utf8')))).toEqual([]);
  });

  test('at most 1.5 casts in 1,000 lines of source, no non-null assertion, no literal spread into a literal', () => {
    const sources = code.filter(
      (file) => /^(backend|demo|domain|scripts|web)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
    );
    const found = { casts: 0, nonNull: 0, spread: 0, lines: 0 };
    const visitor = new Visitor({
      TSAsExpression({ typeAnnotation }) {
        const isConst =
          typeAnnotation.type === 'TSTypeReference' &&
          typeAnnotation.typeName.type === 'Identifier' &&
          typeAnnotation.typeName.name === 'const';
        if (!isConst) found.casts++;
      },
      TSNonNullExpression() {
        found.nonNull++;
      },
      ObjectExpression({ properties }) {
        for (const one of properties)
          if (one.type === 'SpreadElement' && one.argument.type === 'ObjectExpression') found.spread++;
      },
    });
    for (const file of sources) {
      visitor.visit(parseSync(file, readFileSync(root + file, 'utf8')).program);
      found.lines += linesOf(file);
    }
    expect(found.lines).toBeGreaterThan(50_000);
    expect(found.nonNull).toBe(0);
    expect(found.spread).toBe(0);
    expect((found.casts / found.lines) * 1000).toBeLessThanOrEqual(1.5);
  });
});
