import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** The scripts of `package.json` that are files of this repository, and one that stands beside them. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const files = new Set(['scripts/known-passwords.ts']);
for (const line of Object.values(scripts)) {
  const [, file] = /node (?:-\S+ )*(scripts\/\S+\.ts)\b/.exec(line) ?? [];
  // it opens nothing before it reads its arguments, but brings a browser's library along
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
  '%s --help says what it does and writes nothing',
  { timeout: 60_000 },
  async (file) => {
    const before = times();
    const { stdout } = await run(process.execPath, [file, '--help']);
    expect(stdout).toMatch(/npm run|node scripts/);
    expect(times()).toEqual(before);
  },
);
