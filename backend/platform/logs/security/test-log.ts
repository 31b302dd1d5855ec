import { type Logger, pino } from 'pino';

type Line = Record<string, unknown> & { event?: string };

/** Captures the security events in a shop's log. */
export function readLog(): { log: Logger; events: () => Line[]; text: () => string } {
  const written: string[] = [];
  return {
    log: pino({ level: 'debug' }, { write: (line: string) => void written.push(line) }),
    events: () => written.map((line): Line => JSON.parse(line)).filter(({ event }) => event !== undefined),
    text: () => written.join(''),
  };
}
