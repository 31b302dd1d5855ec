import { expect, test } from 'vitest';
import { planText, type StoredText } from './import-plan.ts';

const stored = (text: string | null, fileText: string | null, draft: string | null = null): StoredText => ({
  text,
  fileText,
  draft,
});

test.each<[string, string | null, StoredText | null, string, string | null]>([
  ['a new file', 'B', null, 'take', 'B'],
  ['a file that changed', 'B', stored('A', 'A'), 'take', 'B'],
  ['a file that is gone', null, stored('A', 'A'), 'take', null],
  ['a text that the admin changed', 'A', stored('X', 'A'), 'keep', 'X'],
  ['a text that the admin took out', 'A', stored(null, 'A'), 'keep', null],
  ['a text that the admin made', null, stored('X', null), 'keep', 'X'],
  ['both changed', 'B', stored('X', 'A'), 'conflict', 'X'],
  ['both changed to the same', 'X', stored('X', 'A'), 'take', 'X'],
  ['a file that changed beside a draft', 'B', stored('A', 'A', 'X'), 'conflict', 'A'],
  ['a file that is gone beside a draft', null, stored('A', 'A', 'X'), 'conflict', 'A'],
  ['a new file where the admin made a text', 'B', stored('X', null), 'conflict', 'X'],
])('%s (admin-page-7)', (_, file, of, does, text) => {
  expect(planText(file, of)).toEqual({ does, text });
});
