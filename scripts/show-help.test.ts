import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import pkg from '../package.json' with { type: 'json' };
import { tasks } from './tasks.ts';

const run = promisify(execFile);

/** The script files that tasks and `package.json` run, and one that is run by hand. */
const files = new Set(['scripts/known-passwords.ts']);
const commands = [...Object.values(tasks).map(({ run }) => run), ...Object.values(pkg.scripts)];
for (const line of commands) {
  const [, file] = /node (?:-\S+ )*(scripts\/\S+\.ts)\b/.exec(line) ?? [];
  // excluded: it imports a browser library, which takes long
  if (file && !file.includes('lighthouse')) files.add(file);
}
const written = [
  'public/favicon.svg',
  'public/icons/icon-192.png',
  'docs/prices.md',
  'docs/import.md',
  'backend/platform/db/generated-tables.ts',
];
const times = () => written.map((file) => statSync(file).mtimeMs);

test.each([...files].toSorted())(
  '%s --help describes the script and writes nothing',
  { timeout: 60_000 },
  async (file) => {
    const before = times();
    const { stdout } = await run(process.execPath, [file, '--help']);
    expect(stdout).toMatch(/npm run|node scripts/);
    expect(times()).toEqual(before);
  },
);
