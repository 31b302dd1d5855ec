import { expect, test } from 'vitest';
import { importedPlainly, smallPreload } from './small-preload.ts';

const slot = 'var Tags = piece(() => __vitePreload(() => import("./tags-!~{02K}~.js"), __VITE_PRELOAD__));';
const cart = 'const add = () => __vitePreload(() => import("./quote.js"), __VITE_PRELOAD__);';

test('an optional file is asked for without the helper that reloads the page, others keep it', () => {
  expect(importedPlainly(`${cart}\n${slot}`, 'assets/tags-!~{02K}~.js')).toBe(
    `${cart}\nvar Tags = piece(() => import("./tags-!~{02K}~.js"));`,
  );
  expect(importedPlainly(cart, 'assets/tags-!~{02K}~.js')).toBeNull();
});

test('measuring is optional', () => {
  const { renderChunk } = smallPreload();
  const chunks = {
    tags: { fileName: 'assets/tags-!~{02K}~.js', facadeModuleId: '/shop/storefront/features/tags/tags.tsx' },
    quote: { fileName: 'assets/quote.js', facadeModuleId: '/shop/storefront/features/quote-cart/quote.ts' },
  };
  const rendered = (code: string) => (renderChunk as (...given: unknown[]) => unknown)(code, {}, {}, { chunks });
  expect(rendered(slot)).toEqual({ code: 'var Tags = piece(() => import("./tags-!~{02K}~.js"));', map: null });
  expect(rendered(cart)).toBeUndefined();
});
