import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { handOver } from './hand-over.ts';

const streamOf = (...texts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

test('the router of the browser gets what was given, whatever is in it, and knows that it is all', async () => {
  const given = ['[{"_1":2},"</script><!-- & \u2028', ' ä"]\n'];
  const html = await handOver(streamOf(...given), 'abc');
  const [, script = ''] = /^<script nonce="abc">([^<]*)<\/script>$/.exec(html) ?? [];
  const got: string[] = [];
  const streamController = { enqueue: (text: string) => got.push(text), close: () => got.push('closed') };
  runInNewContext(script, { window: { __reactRouterContext: { streamController } } });
  expect(got).toEqual([given.join(''), 'closed']);
});

test('no nonce where scripts are allowed by their hashes; nothing where nothing is handed over', async () => {
  expect(await handOver(streamOf('[]'), undefined)).toMatch(/^<script>/);
  expect(await handOver(undefined, 'abc')).toBe('');
});
