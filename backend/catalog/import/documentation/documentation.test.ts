import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createProblems } from '../problems.ts';
import { readRows } from '../reading/read-rows.ts';
import { schemaFiles, withFieldTables } from './generate.ts';
import { deltaDocs, partDocs } from './parts.ts';

const docs = new URL('../../../../docs/', import.meta.url);
const page = await readFile(new URL('import.md', docs), 'utf8');

it('has the schemas of the code in docs/schemas; if not: npm run task -- docs:schemas', async () => {
  const folder = new URL('schemas/', docs);
  const there = await Promise.all(
    (await readdir(folder)).toSorted().map(async (name) => [name, await readFile(new URL(name, folder), 'utf8')]),
  );
  expect(there).toEqual([...schemaFiles()].toSorted());
});

it('has the field tables of the code in docs/import.md; if not: npm run task -- docs:schemas', () => {
  expect(withFieldTables(page)).toBe(page);
});

it('describes every field of every file', () => {
  const untold = [...schemaFiles()].flatMap(([file, content]) =>
    Object.entries(JSON.parse(content).properties as Record<string, { description?: string }>)
      .filter(([, { description }]) => !description)
      .map(([field]) => `${file}: ${field}`),
  );
  expect(untold).toEqual([]);
});

const examples = [...page.matchAll(/^```(?:csv|jsonl) title="([^"]+)"\n(.*?)^```$/gms)].map(
  ([, file = '', content = '']) => ({ file, content }),
);

it.each(examples)('the example $file is valid', async ({ file, content }) => {
  const folder = await mkdtemp(join(tmpdir(), 'tieva-docs-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, file), content);
  const name = file.replace(/\.(csv|jsonl)$/, '');
  const part = [...partDocs, ...deltaDocs].find((known) => known.name === name);
  const problems = createProblems();
  let rows = 0;
  for await (const _ of readRows(folder, name, part?.schema ?? expect.fail(`${name} is no part`), problems)) rows++;
  problems.refuseIfAny();
  expect(rows).toBe(content.trim().split('\n').length - (file.endsWith('.csv') ? 1 : 0));
});
