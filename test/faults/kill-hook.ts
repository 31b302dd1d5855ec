/**
 * Loaded into a server and its threads before everything else (`--import`): kills it at a named step, when the file `KILL_ORDER`
 * tells one. A step is a statement by its words, or a call to the gateway, just before it or just after; or a call of a method
 * of the search index, which kills only the thread that got it. The shop knows nothing of it.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isMainThread, parentPort } from 'node:worker_threads';
import { DefaultQueryExecutor } from 'kysely';

type When = 'before' | 'after';
export type KillOrder = { when: When; statement: string } | { when: When; url: string } | { method: string };

const path = process.env.KILL_ORDER ?? '';

/** The step to kill at; null without one, or when another thread has just taken it. */
function readOrder(): KillOrder | null {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  } catch {
    return null;
  }
}

function killIf(when: When, fits: (order: KillOrder) => boolean): void {
  const order = readOrder();
  if (!order || !('when' in order) || order.when !== when || !fits(order)) return;
  rmSync(path);
  process.kill(process.pid, 'SIGKILL');
}

const { executeQuery } = DefaultQueryExecutor.prototype;
DefaultQueryExecutor.prototype.executeQuery = async function execute(query, ...rest) {
  const isIt = (order: KillOrder) =>
    'statement' in order && new RegExp(order.statement, 'i').test(query.sql.replaceAll(/["\s]+/g, ' '));
  killIf('before', isIt);
  const result = await executeQuery.call(this, query, ...rest);
  killIf('after', isIt);
  return result as never;
};

const ask = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  const isIt = (order: KillOrder) => 'url' in order && url.includes(order.url);
  killIf('before', isIt);
  const answer = await ask(input, init);
  killIf('after', isIt);
  return answer;
};

if (!isMainThread && parentPort) {
  const listen = parentPort.on.bind(parentPort);
  const port: { on: (event: string, hear: (message: { method?: string }) => void) => unknown } = parentPort;
  port.on = (event, hear) =>
    listen(event, (message) => {
      const order = readOrder();
      if (order && 'method' in order && order.method === message?.method) {
        rmSync(path);
        // ends the thread, not the process
        process.exit(9);
      }
      hear(message);
    });
}
