import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { limitConcurrency } from './limit-concurrency.ts';

const search: Parameters<Engine['contents']>[0] = {
  q: '',
  locale: 'fi',
  kind: 'category',
  filter: [],
  offset: 0,
  limit: 1,
};

test('runs at most the limit at once, finishes all, and continues after a failure', async () => {
  let running = 0;
  let most = 0;
  let asked = 0;
  const contents: Engine['contents'] = async () => {
    most = Math.max(most, ++running);
    await delay(1);
    running--;
    if (++asked % 3 === 0) throw new Error('stopped');
    return { hits: [], total: 0, words: [], corrected: null };
  };
  const unused = () => Promise.reject(new Error('not asked'));
  const engine = limitConcurrency({ products: unused, contents, spareParts: unused }, 2);
  const answers = await Promise.allSettled(Array.from({ length: 12 }, () => engine.contents(search)));
  expect(most).toBe(2);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
});
