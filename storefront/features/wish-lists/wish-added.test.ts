import { expect, test } from 'vitest';
import { NOTHING_ADDED, wishAdded, wishAddedTo } from './wish-added.ts';

test.each(['Toivelista', 'Äidin ”lahjat”; 50 %', 'a=b'])('the name %j survives the cookie', (name) => {
  const [sent = ''] = wishAdded(name).split('; ');
  expect(wishAddedTo(`signed_in=1; ${sent}; other=x`)).toBe(name);
});

test('anything else names no list', () => {
  for (const cookies of ['', 'wish_added=', 'not_wish_added=x', 'wish_added=%E0%A4', NOTHING_ADDED])
    expect(wishAddedTo(cookies)).toBeNull();
});
