import { beforeEach, expect, test } from 'vitest';
import { loadLocale } from '#web/messages/i18n.tsx';
import { useToasts } from '#web/ui/toast/toast-store.ts';
import { cartItem } from './cart-item.fixture.ts';
import { addedText, tellAdded } from './tell-added.ts';

beforeEach(() => useToasts.setState({ toasts: [], overlay: null }));

test.each([
  [1, 1, 'Tuote lisätty ostoskoriin!'],
  [3, 3, '3 kpl lisätty ostoskoriin!'],
  [1, 4, 'Tuote lisätty ostoskoriin! Enempää ei voi lisätä.'],
  [9999, 99_999, '9999 kpl lisätty ostoskoriin! Enempää ei voi lisätä.'],
  [0, 1, 'Ostoskorissasi on jo enimmäismäärä.'],
])('%i of %i pieces: %s (cart-10)', async (added, asked, text) => {
  expect(addedText(added, asked, await loadLocale('fi', 'buying'))).toBe(text);
});

const shown = () => {
  const { toasts, overlay } = useToasts.getState();
  return [toasts.map(({ type }) => type), overlay !== null];
};

test('one product opens the panel, several things and refusals show a toast (cart-13)', async () => {
  await tellAdded(2, 2, 'fi');
  expect(shown()).toEqual([['success'], false]);
  useToasts.setState({ toasts: [] });
  await tellAdded(0, 1, 'fi', cartItem());
  expect(shown()).toEqual([['error'], false]);
  useToasts.setState({ toasts: [] });
  await tellAdded(1, 1, 'fi', cartItem());
  expect(shown()).toEqual([[], true]);
});
