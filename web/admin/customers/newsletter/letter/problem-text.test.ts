import { expect, test } from 'vitest';
import fi from '#web/messages/admin/fi/newsletter.ts';
import { translator } from '#web/messages/messages.ts';
import { problemText } from './problem-text.ts';

const t = translator('fi', () => fi);

test.each([
  [{ line: null, reason: 'must not be empty' }, 'Puuttuu.'],
  [{ line: 3, reason: 'links to /product/x, which is not a product' }, 'Rivi 3: Linkki /product/x ei johda mihinkään.'],
  [
    { line: 1, reason: 'a letter has no room for hours: it can hold text' },
    'Rivi 1: Tällaista osaa kirjeessä ei voi olla.',
  ],
  [{ line: null, reason: 'must have at most 150 characters' }, 'Enintään 150 merkkiä.'],
  [{ line: null, reason: 'is not known here' }, 'is not known here'],
])('%j is %j (admin-letter-1)', (problem, said) => expect(problemText(t, problem)).toBe(said));
