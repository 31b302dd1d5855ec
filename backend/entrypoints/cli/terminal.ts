import type { Out } from './output.ts';

const WIDTH = 24;
const CLEAR = '\r\u001b[2K';

const bar = (label: string, done: number, total: number): string => {
  if (total === 0) return done > 0 ? `${label} ${done}` : `${label} …`;
  const filled = Math.round((WIDTH * Math.min(done, total)) / total);
  return `${label} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total}`;
};

type Stream = {
  isTTY?: boolean | undefined;
  writableNeedDrain?: boolean;
  write(text: string): unknown;
  once?(event: 'drain' | 'close', listener: () => void): unknown;
  on?(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown;
};

/**
 * Output of a command: lines to stdout, a progress bar only on a terminal. If the reader closes the pipe, as `| head` does,
 * the command continues and further lines are dropped.
 */
export function terminalOut(output: Stream, watched: Stream): Out & { end(): void } {
  let shown = false;
  let isGone = false;
  for (const stream of [output, watched])
    stream.on?.('error', (error) => {
      if (error.code !== 'EPIPE') throw error;
      if (stream === output) isGone = true;
    });
  const clear = () => {
    if (shown) watched.write(CLEAR);
    shown = false;
  };
  return {
    line(text) {
      clear();
      if (!isGone) output.write(`${text}\n`);
    },
    async drained() {
      if (isGone || !output.writableNeedDrain) return;
      await new Promise<void>((resolve) => {
        output.once?.('drain', resolve);
        output.once?.('close', resolve);
      });
    },
    progress(label, done, total) {
      if (!watched.isTTY) return;
      watched.write(`${CLEAR}${bar(label, done, total)}`);
      shown = true;
    },
    end: clear,
  };
}
