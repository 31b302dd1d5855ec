import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const EVERY_MS = 100;
const PATIENCE_MS = 15_000;

type Answer = { status: number; text: string };
/** A request that is repeated. `isGood`: the response is complete. */
export type Asked = {
  name: string;
  path: string;
  init?: { method: string; headers: Record<string, string>; body: string };
  isGood?: (answer: Answer) => boolean;
};

type Span = { from: number; to: number | null };

/** A page's heading, or the error of a JSON endpoint. */
function headline(text: string): string {
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]?.replaceAll(/<[^>]*>/g, '');
  return (heading ?? text.replaceAll(/\s+/g, ' ').slice(0, 80)).trim();
}

async function ask(url: string, { path, init }: Asked): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const headers = {
      accept: init ? '*/*' : 'text/html',
      ...init?.headers,
      'x-forwarded-for': `10.9.${randomInt(256)}.${randomInt(1, 255)}`,
    };
    const answer = await fetch(url + path, { redirect: 'manual', ...init, headers, signal });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return { status: 0, text: `no answer (${cause?.code ?? name})` };
  }
}

/**
 * A steady visitor that sends requests of each kind in turn until stopped. Degraded is the time from the first
 * incomplete response to the first complete one after it.
 */
export function probe(url: string, asked: readonly Asked[]) {
  const spans = new Map<string, Span>();
  const seen = new Map<string, number>();
  let answers = 0;
  let isOver = false;

  async function visit(one: Asked): Promise<void> {
    const { name, isGood = ({ status }) => status === 200 } = one;
    while (!isOver) {
      const answer = await ask(url, one);
      const good = isGood(answer);
      answers++;
      const span = spans.get(name);
      if (!good) {
        if (span) span.to = null;
        else spans.set(name, { from: performance.now(), to: null });
        const line = `${name}: ${answer.status} ${headline(answer.text)}`;
        seen.set(line, (seen.get(line) ?? 0) + 1);
      } else if (span && span.to === null) span.to = performance.now();
      await delay(EVERY_MS);
    }
  }
  const all = Promise.all(asked.map(visit));

  return {
    /** Waits until every response is complete again. */
    async untilWell(patienceMs = 60_000): Promise<boolean> {
      for (const end = performance.now() + patienceMs; performance.now() < end; await delay(50))
        if ([...spans.values()].every(({ to }) => to !== null)) return true;
      return false;
    },
    /** The names of requests that never failed. */
    unharmed: () => asked.map(({ name }) => name).filter((name) => !spans.has(name)),
    async leave(): Promise<{ degradedMs: number; saw: string[]; answers: number }> {
      isOver = true;
      await all;
      const now = performance.now();
      const degradedMs = Math.max(0, ...[...spans.values()].map(({ from, to }) => (to ?? now) - from));
      const lines = [...seen].map(([line, times]) => `${line} (${times}×)`);
      return { degradedMs, saw: lines.length > 0 ? lines : ['nothing: every answer was good'], answers };
    },
  };
}
