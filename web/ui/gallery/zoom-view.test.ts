import { expect, test } from 'vitest';
import { clampView, MAX_SCALE, panBy, WHOLE, zoomAbout } from './zoom-view.ts';

const box = { width: 400, height: 300 };

test('keeps the zoomed point under the pointer', () => {
  const view = zoomAbout(WHOLE, 2, { x: 100, y: -50 }, box);
  expect(view).toEqual({ scale: 2, x: -100, y: 50 });
  // the picture's point at (100, -50) is still there
  expect({ x: 100 * view.scale + view.x, y: -50 * view.scale + view.y }).toEqual({ x: 100, y: -50 });
});

test('limits the scale to between 1 and the maximum', () => {
  expect(zoomAbout(WHOLE, 0.2, { x: 9, y: 9 }, box)).toEqual(WHOLE);
  expect(zoomAbout(WHOLE, 99, { x: 0, y: 0 }, box).scale).toBe(MAX_SCALE);
  expect(zoomAbout({ scale: 3, x: 300, y: 0 }, 0.1, { x: 50, y: 0 }, box)).toEqual(WHOLE);
});

test('keeps the edges outside the window', () => {
  expect(panBy({ scale: 2, x: 0, y: 0 }, 9999, -9999, box)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(panBy(WHOLE, 30, 30, box)).toEqual(WHOLE);
  expect(clampView({ scale: 1.5, x: 120, y: 10 }, box)).toEqual({ scale: 1.5, x: 100, y: 10 });
});
