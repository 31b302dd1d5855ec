import { expect, test } from 'vitest';
import { reportScript } from './report-script.ts';

function openPage(address: string) {
  const told: { url: string; report: { message: string; stack: string; path: string } }[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const run = new Function('navigator', 'location', 'addEventListener', reportScript);
  const sendBeacon = (url: string, body: string) => told.push({ url, report: JSON.parse(body) });
  run({ sendBeacon }, new URL(address), (name: string, act: (event: object) => void) => listeners.set(name, act));
  const breaks = (name: string, event: object) => listeners.get(name)?.(event);
  return { told, breaks };
}

test('reports an error with its source and path, without the query', () => {
  const { told, breaks } = openPage('https://shop.test/kiitos?order_id=1&key=secret');
  const error = new Error('x is undefined');
  breaks('error', { message: 'Uncaught Error: x is undefined', error });
  breaks('unhandledrejection', { reason: error });
  breaks('unhandledrejection', { reason: 'no' });
  expect(told.map(({ report }) => report.message)).toEqual(['Uncaught Error: x is undefined', String(error), 'no']);
  expect(told[0]).toEqual({
    url: '/api/browser-errors',
    report: { message: 'Uncaught Error: x is undefined', stack: error.stack, path: '/kiitos' },
  });
});

test('ignores missing pictures, errors of other origins and a fourth error', () => {
  const { told, breaks } = openPage('https://shop.test/');
  breaks('error', { message: 'Script error.', error: null });
  expect(told).toEqual([]);
  for (let n = 0; n < 5; n++) breaks('error', { message: `e${n}`, error: new Error('e') });
  expect(told).toHaveLength(3);
});
