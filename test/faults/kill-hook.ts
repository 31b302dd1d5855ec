/**
 * Loaded into a server before everything else (`--import`): kills it at a named step, when the file `KILL_ORDER` tells one.
 * A step is a statement by its words, or a call to the gateway, just before it or just after. The shop knows nothing of it.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { DefaultQueryExecutor } from 'kysely';

export type KillOrder = { when: 'before' | 'after'; statement: string } | { when: 'before' | 'after'; url: string };

const path = process.env.KILL_ORDER ?? '';

function killIf(when: KillOrder['when'], fits: (order: KillOrder) => boolean): void {
  if (!existsSync(path)) return;
  const order: KillOrder = JSON.parse(readFileSync(path, 'utf8'));
  if (order.when !== when || !fits(order)) return;
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
