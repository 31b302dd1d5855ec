import { expect, test } from 'vitest';
import { loadLocale } from '#web/messages/i18n.tsx';
import { addedText } from './tell-added.ts';

test.each([
  [1, 1, 'Tuote lisätty ostoskoriin!'],
  [3, 3, '3 kpl lisätty ostoskoriin!'],
  [1, 4, 'Tuote lisätty ostoskoriin! Enempää ei voi lisätä.'],
  [9999, 99_999, '9999 kpl lisätty ostoskoriin! Enempää ei voi lisätä.'],
  [0, 1, 'Ostoskorissasi on jo enimmäismäärä.'],
])('%i of %i pieces: %s (cart-10)', async (added, asked, text) => {
  expect(addedText(added, asked, await loadLocale('fi', 'buying'))).toBe(text);
});
