import type { Out } from './command.ts';

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
  once?(event: 'drain', listener: () => void): unknown;
};

/** Lines to the output; a progress bar beside them only where somebody watches. */
export function terminalOut(output: Stream, watched: Stream): Out & { end(): void } {
  let shown = false;
  const clear = () => {
    if (shown) watched.write(CLEAR);
    shown = false;
  };
  return {
    line(text) {
      clear();
      output.write(`${text}\n`);
    },
    async drained() {
      if (output.writableNeedDrain) await new Promise<void>((resolve) => output.once?.('drain', resolve));
    },
    progress(label, done, total) {
      if (!watched.isTTY) return;
      watched.write(`${CLEAR}${bar(label, done, total)}`);
      shown = true;
    },
    end: clear,
  };
}
