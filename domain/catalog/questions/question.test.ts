import { expect, test } from 'vitest';
import { answerOf, checkQuestion, LONGEST_ANSWER } from './question.ts';

const typed = { question: 'Sopiiko silmälasien kanssa?', name: 'Aino', email: ' Aino@Example.fi ' };
const KILOBYTE = 1024;

test('takes a question with a name and an address in lower case (question-1)', () => {
  expect(checkQuestion(typed)).toEqual({
    ok: true,
    value: { question: typed.question, name: 'Aino', email: 'aino@example.fi' },
  });
});

test.each([
  ['nothing typed', {}, { question: 'required', name: 'required', email: 'required' }],
  [
    'fields that are no texts',
    { question: 5, name: ['x'], email: null },
    { question: 'required', name: 'required', email: 'required' },
  ],
  [
    'only invisible characters',
    { ...typed, question: '\u202E\n\u0000', name: '\u2066' },
    { question: 'required', name: 'required' },
  ],
  ['a text of 50 kB', { ...typed, question: 'x'.repeat(50 * KILOBYTE) }, { question: 'tooLong' }],
  ['a long name', { ...typed, name: 'x'.repeat(41) }, { name: 'tooLong' }],
  ['a wrong address', { ...typed, email: 'aino@' }, { email: 'email' }],
  ['two addresses in lines', { ...typed, email: 'a@example.fi\nbcc: b@example.fi' }, { email: 'email' }],
])('names the problems of %s (question-1)', (_, form, problems) => {
  expect(checkQuestion(form)).toEqual({ ok: false, reason: 'invalid', details: problems });
});

test('keeps the lines of a question, and tags as text (question-1)', () => {
  const checked = checkQuestion({ ...typed, question: '<b>Yksi</b>\r\n\r\n\r\n\r\nKaksi  ' });
  expect(checked).toMatchObject({ ok: true, value: { question: '<b>Yksi</b>\n\nKaksi' } });
});

test('an answer must have something to read, and at most its length (question-2)', () => {
  expect(answerOf(' Sopii. \n')).toBe('Sopii.');
  expect(answerOf(' \n\u0007 ')).toBeNull();
  expect(answerOf('x'.repeat(LONGEST_ANSWER))).toHaveLength(LONGEST_ANSWER);
  expect(answerOf('x'.repeat(LONGEST_ANSWER + 1))).toBeNull();
});
