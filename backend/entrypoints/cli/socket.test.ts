import { stat, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { catalogFolder, categories, type FolderContent, products, saw } from '#backend/catalog/import/test-folder.ts';
import { testShop } from '#test/test-shop.ts';
import { CommandFailed } from './output.ts';
import { askRunningShop, type CommandRequest, isAnswering, socketPath } from './socket-client.ts';

import { serveCommands } from './socket-server.ts';

async function setup() {
  const tested = await testShop();
  const path = socketPath(tested.shop.settings.DATA_DIR);
  const stop = await serveCommands(tested.shop);
  onTestFinished(stop);
  const run = async (command: CommandRequest) => {
    const lines: string[] = [];
    const out = { line: (line: string) => void lines.push(line), drained: async () => {}, progress: () => {} };
    const failed = await askRunningShop(path, command, out).catch((error) => error);
    if (failed && !(failed instanceof CommandFailed)) throw failed;
    return { lines: lines.join('\n'), failed: failed as CommandFailed | undefined };
  };
  const load = async (content: FolderContent, dryRun = false) =>
    run({ name: 'import', folder: await catalogFolder(content), dryRun });
  return { ...tested, path, stop, run, load };
}

it('imports into the running shop, whose pages change (operation-4)', async () => {
  const { load, request, path } = await setup();
  expect((await stat(path)).mode & 0o077).toBe(0);
  const tree = async () => (await (await request('/data/category/categories-v2.json')).json()).data.length;
  expect(await tree()).toBe(0);
  expect((await load({ categories, products }, true)).lines).toContain('Dry run: nothing was changed');
  expect(await tree()).toBe(0);
  const { lines, failed } = await load({ categories, products });
  expect(failed).toBeUndefined();
  expect(lines).toContain('Products      2 added, 0 changed, 0 removed');
  await expect.poll(tree, { timeout: 15_000 }).toBe(4);
  expect((await load({ categories, products })).lines).toBe('Nothing differs from the shop.');
});

it('reports invalid rows and the next step', async () => {
  const { load } = await setup();
  const { lines, failed } = await load({ categories, products: [{ ...saw, price: -1 }] });
  expect(lines).toBe('products.jsonl:1: price: must not be negative');
  expect(failed).toMatchObject({
    message: '1 problem; nothing was changed',
    next: expect.stringContaining('Fix the rows'),
  });
});

it('transmits names that contain a line separator', async () => {
  const { run, load } = await setup();
  await load({ categories, products: [{ ...saw, name: { fi: 'Saha\u2028raivaukseen' } }] });
  const { lines, failed } = await run({ name: 'stock-show', sku: saw.sku, json: false });
  expect(failed).toBeUndefined();
  expect(lines).toContain('Saha\u2028raivaukseen');
});

it('reports health and orders', async () => {
  const { run, load } = await setup();
  await load({ categories, products });
  expect((await run({ name: 'health' })).lines).toMatch(/Shop +running at http:\/\/shop\.test/);
  const list = { name: 'orders-list', limit: 5, status: null, json: false } as const;
  expect((await run(list)).lines).toBe('No orders yet.');
  const { failed } = await run({ name: 'orders-show', number: '1', json: false });
  expect(failed).toMatchObject({ message: 'There is no order 1.', next: expect.stringContaining('orders list') });
});

it('detects an index that lacks products, and rebuilds it', async () => {
  const { run, load, shop } = await setup();
  await load({ categories, products });
  await shop.search.settled();
  // written past the shop, which records every change
  await shop.db.query("delete from product where sku = 'SAHA'");
  expect((await run({ name: 'health' })).failed?.next).toContain('search reindex');
  expect((await run({ name: 'search-reindex' })).lines).toMatch(/^1 products indexed/);
  expect((await run({ name: 'health' })).failed).toBeUndefined();
});

it('refuses unknown commands', async () => {
  const { path } = await setup();
  for (const body of ['', '{', '{"name":"drop"}', '{"name":"orders-list","limit":-1}']) {
    const answer = await new Promise<string>((resolve, reject) => {
      const asked = httpRequest({ socketPath: path, method: 'POST', path: '/' }, (response) => resolve(text(response)));
      asked.once('error', reject);
      asked.end(body);
    });
    expect(JSON.parse(answer)).toMatchObject({ type: 'failed' });
  }
});

it('replaces the socket of a dead process, not that of a running one', async () => {
  const { shop, path, stop } = await setup();
  const stopSecond = await serveCommands(shop);
  await stopSecond();
  expect(await isAnswering(path)).toBe(true);
  await stop();
  expect(await isAnswering(path)).toBe(false);
  await writeFile(path, '');
  onTestFinished(await serveCommands(shop));
  expect(await isAnswering(path)).toBe(true);
});
