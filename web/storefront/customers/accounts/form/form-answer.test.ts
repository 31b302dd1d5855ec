import { expect, test } from 'vitest';
import { refused, textOf } from './form-answer.ts';

const sent = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test('returns the typed values, but no password', () => {
  const form = sent({ form: 'email', email: 'maija@', currentPassword: 'salainen sana', password: 'toinen sana' });
  const answer = refused(form, [{ field: 'email', message: 'account.error.email' }]);
  expect(answer).toMatchObject({ form: 'email', values: { email: 'maija@' }, problems: [{ field: 'email' }] });
  expect(JSON.stringify(answer)).not.toContain('sana');
});

test('treats a file or a missing field as empty', () => {
  const form = new FormData();
  form.set('street', new Blob(['x']));
  expect([textOf(form, 'street'), textOf(form, 'city')]).toEqual(['', '']);
});
