import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Shop } from '#backend/shop.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { loader } from './route.tsx';

test('responds 404 with the full path and logs it without the query (route-2)', () => {
  const logged: string[] = [];
  const context = new RouterContextProvider();
  context.set(shopContext, { log: { info: (line: string) => logged.push(line) } } as unknown as Shop);
  const url = new URL('https://shop.test/en/ei/ole?token=s3cret');
  const refused = () => loader({ url, context } as unknown as Parameters<typeof loader>[0]);
  expect(refused).toThrow(
    expect.objectContaining({
      data: 'Page not found: /en/ei/ole?token=s3cret',
      init: expect.objectContaining({ status: 404 }),
    }),
  );
  expect(logged).toEqual(['Page not found: /en/ei/ole']);
});
