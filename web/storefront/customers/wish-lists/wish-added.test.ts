import { expect, test } from 'vitest';
import { nothingAdded, wishAdded, wishAddedTo } from './wish-added.ts';

test.each(['Toivelista', 'Äidin ”lahjat”; 50 %', 'a=b'])('the name %j survives the cookie', (name) => {
  const [sent = ''] = wishAdded(name, false).split('; ');
  for (const prefix of ['', '__Host-']) expect(wishAddedTo(`signed_in=1; ${prefix}${sent}; other=x`)).toBe(name);
});

test('any other cookie names no list', () => {
  for (const cookies of [
    '',
    'wish_added=',
    'not_wish_added=x',
    'wish_added=%E0%A4',
    nothingAdded(false),
    nothingAdded(true),
  ])
    expect(wishAddedTo(cookies)).toBeNull();
});

test('behind https the cookie is secure and cleared by its prefixed name', () => {
  expect([wishAdded('Lista', true).endsWith('; Secure'), wishAdded('Lista', false).includes('Secure')]).toEqual([
    true,
    false,
  ]);
  expect(nothingAdded(true)).toMatch(/^__Host-wish_added=; Path=\/; Max-Age=0; .*Secure$/);
});
