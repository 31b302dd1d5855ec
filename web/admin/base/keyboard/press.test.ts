import { expect, test } from 'vitest';
import { pressOf } from './press.ts';

const event = (key: string, over: object = {}) =>
  pressOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...over });

test.each([
  ['p', {}, 'P', true],
  ['X', { shiftKey: true }, 'Shift+X', true],
  // Shift belongs to the layout of the keyboard
  ['?', { shiftKey: true }, '?', true],
  ['/', { shiftKey: true }, '/', true],
  ['k', { ctrlKey: true }, 'Control+K', false],
  ['k', { metaKey: true }, 'Control+K', false],
  ['Enter', { ctrlKey: true }, 'Control+Enter', false],
  ['Escape', {}, 'Escape', false],
  ['ö', {}, 'Ö', true],
])('%s with %j is %s', (key, over, shortcut, isSingle) => {
  expect(event(key, over)).toEqual({ shortcut, isSingle });
});

test.each([
  ['Control', { ctrlKey: true }],
  // AltGr writes letters such as @
  ['q', { altKey: true, ctrlKey: true }],
])('ignores %s with %j', (key, over) => {
  expect(event(key, over)).toBeNull();
});
