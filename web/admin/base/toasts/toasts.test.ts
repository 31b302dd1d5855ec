import { beforeEach, expect, test } from 'vitest';
import { dismiss, notify, undoNotice, useToasts } from './toasts.ts';

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

test.each([
  [{ notice: { message: 'Kumottu.' } }, { message: 'Kumottu.' }],
  [{ failed: 'changed' }, { message: 'Ei', tone: 'bad' }],
  [{ clash: {} }, { message: 'Ei', tone: 'bad' }],
  [{ moved: '1' }, null],
  [null, null],
])('after an undo that answers %o the person reads %o', (data, notice) => {
  expect(undoNotice(data, 'Ei')).toEqual(notice);
});
