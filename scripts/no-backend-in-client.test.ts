import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { noBackendInClient } from './no-backend-in-client.ts';

const root = join('/', 'shop');
const plugin = noBackendInClient(root);

function load(id: string) {
  const error = vi.fn((message: string) => {
    throw new Error(message);
  });
  if (typeof plugin.load !== 'function') throw new Error('the plugin has no load hook');
  return Reflect.apply(plugin.load, { error }, [id]);
}

test.each(['backend/platform/settings/settings.ts', 'backend/sales/payments/paytrail/signature.ts?v=1', 'server.ts'])(
  '%s stops the build and is named',
  (file) => {
    expect(() => load(join(root, file))).toThrow(/must not reach the client bundle/);
  },
);

test.each(['domain/base/money.ts', 'web/storefront/root.tsx', 'node_modules/backend/index.js'])('%s passes', (file) => {
  expect(load(join(root, file))).toBeNull();
});

test('checks only the client bundle', () => {
  const applies = plugin.applyToEnvironment;
  expect(applies?.({ name: 'client' } as Parameters<NonNullable<typeof applies>>[0])).toBe(true);
  expect(applies?.({ name: 'ssr' } as Parameters<NonNullable<typeof applies>>[0])).toBe(false);
});
