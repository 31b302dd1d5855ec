import { beforeEach, expect, test } from 'vitest';
import { toast, useToasts } from './toast-store.ts';

beforeEach(() => useToasts.setState({ toasts: [] }));
const messages = () => useToasts.getState().toasts.map(({ message }) => message);

test('a toast is a success of 3000 ms with an id of its own', () => {
  const id = toast({ message: 'Tuote poistettu ostoskorista.' });
  expect(useToasts.getState().toasts).toEqual([
    { id, message: 'Tuote poistettu ostoskorista.', type: 'success', ttl: 3000 },
  ]);
  expect(toast({ message: 'toinen' })).not.toBe(id);
});

test('dismissing takes away only that one', () => {
  const first = toast({ message: 'a' });
  toast({ message: 'b', type: 'error', ttl: 5000, cta: { label: 'Siirry ostoskoriin', to: '/ostoskori' } });
  useToasts.getState().dismiss(first);
  expect(messages()).toEqual(['b']);
});

test('the oldest gives way to a fourth, and a known id is replaced', () => {
  for (const message of ['a', 'b', 'c', 'd']) toast({ message });
  expect(messages()).toEqual(['b', 'c', 'd']);
  toast({ id: 'stock', message: 'e' });
  toast({ id: 'stock', message: 'f' });
  expect(messages()).toEqual(['c', 'd', 'f']);
});
