import { expect, test } from 'vitest';
import { decodablePath } from './decodable-address.ts';

test.each([
  ['/product/kyp%C3%A4r%C3%A4', '/product/kyp%C3%A4r%C3%A4'],
  ['/product/%ff', '/product/%25ff'],
  ['/product/%', '/product/%25'],
  ['/a%20b/%ff%20', '/a%20b/%25ff%2520'],
])('%s is asked as %s', (path, decodable) => {
  expect(decodablePath(path)).toBe(decodable);
});
