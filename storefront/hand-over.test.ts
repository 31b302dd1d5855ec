import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { handedOver, handOver } from './hand-over.ts';

const streamOf = (...texts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

test('the router of the browser gets what was given, whatever is in it, and knows that it is all', async () => {
  const given = ['[{"_1":2},"</script><!-- & \u2028', ' ä"]\n'];
  const code = await handOver(streamOf(...given));
  const page = '<body><p>ä</p><script>window.__reactRouterContext = made();</script><script>later()</script></body>';
  const [, script = ''] = /<script>([^<]*)<\/script><script>later/.exec(`${handedOver(Buffer.from(page), code)}`) ?? [];
  const got: string[] = [];
  const streamController = { enqueue: (text: string) => got.push(text), close: () => got.push('closed') };
  runInNewContext(script, { window: {}, made: () => ({ streamController }) });
  expect(got).toEqual([given.join(''), 'closed']);
});

test('where no scripts are written or nothing is handed over the page stays as it is', async () => {
  expect(await handOver(undefined)).toBe('');
  const page = Buffer.from('<body><p>words</p></body>');
  expect(handedOver(page, 'code()')).toBe(page);
});
