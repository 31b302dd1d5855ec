import { expect, test } from 'vitest';
import { DataDirInUse } from '#backend/platform/db/data-dir-lock.ts';
import { CommandFailed } from './output.ts';
import { retryWhileBusy, ShopGone } from './retry-while-busy.ts';

/** Work that throws these errors first. */
function obstructed(...errors: Error[]) {
  const said: string[] = [];
  let tries = 0;
  const work = async () => {
    tries++;
    const error = errors.shift();
    if (error) throw error;
  };
  return {
    said,
    tries: () => tries,
    run: (patienceMs = 5000) => retryWhileBusy(work, (text) => said.push(text), { patienceMs, everyMs: 1 }),
  };
}

const inUse = () => new DataDirInUse('data', 4242);

test('waits for a shop that starts or stops, and reports it once', async () => {
  const command = obstructed(inUse(), new ShopGone(), inUse());
  await command.run();
  expect(command.tries()).toBe(4);
  expect(command.said).toEqual(['The shop is starting or stopping, or another command is running. Retrying for 5 s …']);
});

test('gives up after the timeout', async () => {
  const command = obstructed(...Array.from({ length: 10_000 }, inUse));
  await expect(command.run(50)).rejects.toBeInstanceOf(DataDirInUse);
  expect(command.tries()).toBeGreaterThan(1);
});

test('does not retry a failed command', async () => {
  const command = obstructed(new CommandFailed('no such product', 'check the sku'));
  await expect(command.run()).rejects.toThrow('no such product');
  expect(command.tries()).toBe(1);
  expect(command.said).toEqual([]);
});
