import { expect, test } from 'vitest';
import { boxes, volumeOf } from './box.ts';

test.each([
  ['S', 0.005],
  ['M', 0.024],
  ['L', 0.072],
])('box %s has %f m³', (id, volume) => {
  const box = boxes.find((one) => one.id === id);
  expect(box && volumeOf(box)).toBe(volume);
});

test('no parcel has no volume', () => {
  expect(volumeOf({ width: 1, height: 1, depth: 1 })).toBe(0.0001);
});
