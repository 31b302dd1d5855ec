import { expect, test } from 'vitest';
import type { LetterFields } from './letter.ts';
import { isLetterField, isLetterId, letterFields, sendSubject } from './letter.ts';
import { fieldOfProblem, letterFile } from './letter-file.ts';

const empty: LetterFields = {
  'fi.subject': '',
  'fi.preview': '',
  'fi.body': '',
  'en.subject': '',
  'en.preview': '',
  'en.body': '',
};

test('the fields of a form are the file of a letter (admin-letter-1)', () => {
  const fields = { ...empty, 'fi.subject': 'Lunta: "nyt"', 'fi.body': '## Huolto\n' };
  expect(letterFile(fields, 'fi')).toEqual({
    source: '---\nsubject: "Lunta: \\"nyt\\""\n---\n## Huolto\n',
    headLines: 3,
  });
  expect(letterFile({ ...fields, 'fi.preview': 'Kelkat kuntoon' }, 'fi')?.headLines).toBe(4);
});

test('a letter without English texts has no English file, a Finnish one always has (admin-letter-1)', () => {
  expect(letterFile(empty, 'en')).toBeNull();
  expect(letterFile({ ...empty, 'en.preview': 'x' }, 'en')?.source).toContain('subject: ""');
  expect(letterFile(empty, 'fi')?.source).toBe('---\nsubject: ""\n---\n\n');
});

test.each([
  [
    { line: 2, field: 'subject' },
    { field: 'en.subject', line: null },
  ],
  [
    { line: 5, field: '' },
    { field: 'en.body', line: 2 },
  ],
  [
    { line: 2, field: 'from' },
    { field: 'en.body', line: 1 },
  ],
  [
    { line: null, field: '' },
    { field: 'en.body', line: null },
  ],
] as const)('the problem %j is of %j (admin-letter-1)', (problem, field) =>
  expect(fieldOfProblem('en', 3, problem)).toEqual(field),
);

test('names of letters and of their fields are known ones (admin-letter-1)', () => {
  expect(['joulu-2026', 'Joulu', 'a/b', '', '-a', 'a'.repeat(82)].map(isLetterId)).toEqual([
    true,
    ...Array(5).fill(false),
  ]);
  expect([...letterFields, 'sv.body'].map(isLetterField)).toEqual([...Array(6).fill(true), false]);
});

test('consent to one version is none to the next (admin-letter-3)', () =>
  expect(sendSubject('joulu', 3)).not.toBe(sendSubject('joulu', 4)));
