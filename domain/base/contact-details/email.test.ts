import { describe, expect, test } from 'vitest';
import { emailProblem, maskEmail, normalizeEmail } from './email.ts';

test('trims and lower-cases addresses (account-3)', () => {
  expect(normalizeEmail('  Aino.Virtanen@Example.FI ')).toBe('aino.virtanen@example.fi');
});

describe('emailProblem', () => {
  test.each([
    ['aino@example.fi', null],
    ["o'brien+shop@mail.example.co.uk", null],
    ['Aino@Example.Fi', null],
    ['', 'required'],
    ['   ', 'required'],
    ['aino', 'invalid'],
    ['aino@example', 'invalid'],
    ['aino@@example.fi', 'invalid'],
    ['aino@.fi', 'invalid'],
    ['.aino@example.fi', 'invalid'],
    ['ai..no@example.fi', 'invalid'],
    ['aino@-example.fi', 'invalid'],
    ['aino virtanen@example.fi', 'invalid'],
    ['aino@example.fi\nbcc: x@y.fi', 'invalid'],
    [`${'a'.repeat(245)}@example.fi`, 'tooLong'],
    [`${'a'.repeat(243)}@example.fi`, null],
  ])('%j: %s', (typed, problem) => {
    expect(emailProblem(typed)).toBe(problem);
  });

  test('checks a long hostile text in linear time', () => {
    const started = performance.now();
    emailProblem(`${'a-'.repeat(120)}@${'a-'.repeat(5)}`);
    emailProblem(`a@${'a-'.repeat(120)}!`);
    emailProblem(`a@${'a.'.repeat(120)}1`);
    expect(performance.now() - started).toBeLessThan(200);
  });
});

test('masks all but the first letter and the domain', () => {
  expect(maskEmail('matti.meikalainen@example.fi')).toBe('m•••@example.fi');
  expect(maskEmail('rubbish')).toBe('•••');
});
