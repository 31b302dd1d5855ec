import { beforeEach, expect, test } from 'vitest';
import { dismiss, notify, useToasts } from './toasts.ts';

beforeEach(() => useToasts.setState({ toasts: [] }));
const messages = () => useToasts.getState().toasts.map(({ message }) => message);

test('keeps the last three results', () => {
  for (const message of ['a', 'b', 'c', 'd']) notify({ message });
  expect(messages()).toEqual(['b', 'c', 'd']);
});

test('shows the same result once, as the newest', () => {
  for (const message of ['a', 'b', 'a']) notify({ message });
  expect(messages()).toEqual(['b', 'a']);
});

test('closes one', () => {
  notify({ message: 'a' });
  notify({ message: 'b' });
  dismiss(useToasts.getState().toasts[0]?.id ?? 0);
  expect(messages()).toEqual(['b']);
});
