import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describeProblem, ImportRefused } from '#backend/catalog/import/problems.ts';
import { shop as config } from '#shop.config';

/** Output of a command: a terminal, or the socket to one. */
export type Out = {
  line(text: string): void;
  /** Resolves when buffered output is written; long listings await it. */
  drained(): Promise<void>;
  /** `total` 0 means unknown. */
  progress(label: string, done: number, total: number): void;
};

/** An expected failure of a command: the message is the reason, `next` the next step. */
export class CommandFailed extends Error {
  readonly next: string;
  constructor(message: string, next: string) {
    super(message);
    this.name = 'CommandFailed';
    this.next = next;
  }
}

/** Formats rows as lines of aligned columns under a header. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

export function printTable(out: Out, head: readonly string[], rows: readonly (readonly string[])[]): void {
  for (const line of table(head, rows)) out.line(line);
}

const inZone = (timeStyle: 'short' | 'medium') =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: config.timeZone, dateStyle: 'short', timeStyle });
const minutes = inZone('short');
const seconds = inZone('medium');

/** Formats a time in the shop's time zone to the minute, `2026-11-21 12:00`; '–' for none. */
export const localMinute = (at: Date | string | null): string => (at === null ? '–' : minutes.format(new Date(at)));

/** Like `localMinute`, to the second: `2026-11-21 12:00:05`. */
export const localSecond = (at: Date | string): string => seconds.format(new Date(at));

/** Prints a long text as it comes, waiting for slow readers. */
export async function printText(out: Out, text: AsyncIterable<string>): Promise<void> {
  for await (const part of text) {
    for (const line of part.replace(/\n$/, '').split('\n')) out.line(line);
    await out.drained();
  }
}

async function* afterByteOrderMark(text: AsyncIterable<string>): AsyncGenerator<string> {
  yield '\uFEFF';
  yield* text;
}

/**
 * Writes a file that only its owner may read, atomically. `byteOrderMark`: for spreadsheets, which assume another encoding
 * without it. Throws `CommandFailed` if the file cannot be written.
 */
export async function writeWhole(
  file: string,
  text: AsyncIterable<string>,
  { byteOrderMark = false } = {},
): Promise<void> {
  const part = `${file}.part`;
  try {
    await pipeline(
      Readable.from(byteOrderMark ? afterByteOrderMark(text) : text),
      createWriteStream(part, { mode: 0o600 }),
    );
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new CommandFailed(`Cannot write ${file}: ${error.message}`, 'Give a file in a folder the shop may write to.');
  }
}

/** Prints every problem of a refused import and throws `CommandFailed` with the next step. */
export function refuseImport(error: unknown, out: Out, next: string, message?: string): never {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  if (isMissing) throw new CommandFailed('There is no such file.', 'Name the file from where you stand, or whole.');
  if (!(error instanceof ImportRefused)) throw error;
  for (const problem of error.problems) out.line(describeProblem(problem));
  for (const assumption of error.assumptions) out.line(`Note: ${describeProblem(assumption)}`);
  throw new CommandFailed(message ?? error.message, next);
}
