import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { table } from './output.ts';
import { terminalOut } from './terminal.ts';

const run = promisify(execFile);

const stream = (isTTY: boolean) => {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
};

it('draws a progress bar on a terminal and clears it before a line', () => {
  const [output, watched] = [stream(true), stream(true)];
  const out = terminalOut(output, watched);
  out.progress('Writing', 6, 12);
  out.line('Imported.');
  expect(watched.written).toEqual([expect.stringContaining('Writing ████████████░░░░░░░░░░░░ 6/12'), '\r\u001b[2K']);
  expect(output.written).toEqual(['Imported.\n']);
});

it('draws no progress bar into a file', () => {
  const watched = stream(false);
  terminalOut(stream(false), watched).progress('Writing', 1, 2);
  expect(watched.written).toEqual([]);
});

it('aligns columns', () => {
  expect(table(['A', 'Long'], [['xyz', '1']])).toEqual(['A    Long', 'xyz  1']);
});

it('does not fail when the reader closes the pipe, as head does', async () => {
  const script = `import { terminalOut } from './backend/entrypoints/cli/terminal.ts';
    const out = terminalOut(process.stdout, process.stderr);
    for (let i = 0; i < 50_000; i++) { out.line('order ' + i); await out.drained(); }
    console.error('done');`;
  const file = join(await mkdtemp(join(tmpdir(), 'tieva-terminal-')), 'many.ts');
  onTestFinished(() => rm(dirname(file), { recursive: true }));
  await writeFile(file, script.replace("'./backend", `'${process.cwd()}/backend`));
  const { stdout, stderr } = await run('sh', ['-c', `"${process.execPath}" ${file} | head -2`]);
  expect(stdout).toBe('order 0\norder 1\n');
  expect(stderr.trim()).toBe('done');
});
