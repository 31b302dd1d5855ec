import { beforeEach, expect, test } from 'vitest';
import { MOST_AT_ONCE, toast, useToasts } from './toast-store.ts';

beforeEach(() => useToasts.setState({ toasts: [] }));
const messages = () => useToasts.getState().toasts.map(({ message }) => message);

test('defaults to a success of 3000 ms with a unique id (toast-1)', () => {
  const id = toast({ message: 'Tuote poistettu ostoskorista.' });
  expect(useToasts.getState().toasts).toEqual([
    { id, message: 'Tuote poistettu ostoskorista.', type: 'success', ttl: 3000 },
  ]);
  expect(toast({ message: 'toinen' })).not.toBe(id);
});

test('dismisses one toast and leaves the others', () => {
  const first = toast({ message: 'a' });
  toast({ message: 'b', type: 'error', ttl: 5000, cta: { label: 'Siirry ostoskoriin', to: '/ostoskori' } });
  useToasts.getState().dismiss(first);
  expect(messages()).toEqual(['b']);
});

test('queues a fourth toast until one of the three is dismissed', () => {
  const [first = ''] = ['a', 'b', 'c', 'd'].map((message) => toast({ message }));
  expect(messages().slice(0, MOST_AT_ONCE)).toEqual(['a', 'b', 'c']);
  useToasts.getState().dismiss(first);
  expect(messages().slice(0, MOST_AT_ONCE)).toEqual(['b', 'c', 'd']);
});

test('replaces a toast with the same message or id', () => {
  const first = toast({ message: 'Tuote lisätty ostoskoriin!', ttl: 5000 });
  toast({ message: 'muu' });
  // a new id renders a new element, so that screen readers announce it again
  expect(toast({ message: 'Tuote lisätty ostoskoriin!', ttl: 5000 })).not.toBe(first);
  expect(messages()).toEqual(['muu', 'Tuote lisätty ostoskoriin!']);
  toast({ id: 'stock', message: 'e' });
  toast({ id: 'stock', message: 'f' });
  expect(messages()).toEqual(['muu', 'Tuote lisätty ostoskoriin!', 'f']);
});
