import { expect, test } from 'vitest';
import { mayStay, storageRegistry, storedThing } from './storage-registry.ts';

test('finds keys by name, and keys of orders by prefix', () => {
  expect(storedThing('cookie', 'order_100123')?.name).toBe('order_*');
  expect(storedThing('cookie', '__Host-tieva.session_token')?.name).toBe('tieva.session_token');
  expect(storedThing('cookie', 'tieva.state')?.name).toBe('tieva.*');
  expect(storedThing('local', 'cart-store')?.purpose).toBe('essential');
  expect(storedThing('session', 'cart-store')).toBeUndefined();
  expect(storedThing('cookie', 'consent2')).toBeUndefined();
});

test('removes what is not allowed', () => {
  expect(mayStay('cookie', '_ga_ABC', [])).toBe(false);
  expect(mayStay('cookie', '_ga_ABC', ['statistics'])).toBe(true);
  expect(mayStay('cookie', '_gcl_au', ['statistics'])).toBe(false);
  expect(mayStay('cookie', 'tieva.session_token', [])).toBe(true);
});

test('lists each key once, in both languages', () => {
  const keys = storageRegistry.map(({ kind, name }) => `${kind} ${name}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { text, duration } of storageRegistry)
    for (const words of [text, duration]) expect(words.fi && words.en && words.fi !== words.en).toBeTruthy();
});
