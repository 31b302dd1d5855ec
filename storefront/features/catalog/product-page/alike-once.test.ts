import { expect, test } from 'vitest';
import { alikeOnce } from './alike-once.ts';

test('what is alike is one object, and the data says the same', () => {
  const price = () => ({ final: { inclTax: 100 }, normal: null });
  const data = { a: price(), b: [price(), { stores: [] }, { stores: [] }], c: price().final };
  const shared = alikeOnce(data);
  expect(shared).toEqual(data);
  expect(shared.a).toBe(shared.b[0]);
  expect(shared.b[1]).toBe(shared.b[2]);
  expect(shared.c).toBe(shared.a.final);
});
