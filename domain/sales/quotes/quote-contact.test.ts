import { expect, test } from 'vitest';
import { checkContact, emptyContact } from './quote-contact.ts';

const typed = { firstname: ' Aino ', lastname: 'Äyräpää', email: ' Aino@Example.FI ' };
const problems = (over: Record<string, unknown>) => {
  const checked = checkContact({ ...typed, ...over });
  return checked.ok ? [] : (checked.details ?? []).map(({ field, message }) => `${field} ${message.slice(12)}`);
};

test('names and an e-mail address are enough; trims texts and lower-cases the address (account-3)', () => {
  expect(checkContact(typed)).toEqual({
    ok: true,
    value: { ...emptyContact, firstname: 'Aino', lastname: 'Äyräpää', email: 'aino@example.fi' },
  });
});

test.each<[Record<string, unknown>, string[]]>([
  [{ firstname: '', lastname: undefined, email: '' }, ['firstname required', 'lastname required', 'email required']],
  [{ firstname: 'x'.repeat(50) }, []],
  [{ firstname: 'x'.repeat(51) }, ['firstname tooLong']],
  [{ firstname: 'Ai\u0000no' }, ['firstname text']],
  [{ firstname: ['Aino'] }, ['firstname text']],
  [{ email: 'aino@' }, ['email email']],
  [{ email: `${'a'.repeat(250)}@b.fi` }, ['email email']],
  [{ phone: '+358 40 123 4567' }, []],
  [{ phone: 'soita' }, ['phone phone']],
  [{ city: 'x'.repeat(31) }, ['city tooLong']],
  [{ message: 'Hei,\r\nmilloin\tsaisin?' }, []],
  [{ message: 'x'.repeat(2001) }, ['message tooLong']],
  [{ message: 'piippaa \u0007' }, ['message text']],
  [{ businessCustomer: true }, ['company required', 'vatNumber required']],
  [{ businessCustomer: 'on', company: 'Kone Oy', vatNumber: '1234567-1' }, []],
  [{ businessCustomer: true, company: 'Kone Oy', vatNumber: '1234567-8' }, ['vatNumber vatNumber']],
  [{ businessCustomer: true, company: 'Kone Oy', vatNumber: 'fi 12345671' }, []],
  [{ businessCustomer: false, company: 'x'.repeat(500), vatNumber: 'roskaa' }, []],
])('%j: %j', (over, expected) => {
  expect(problems(over)).toEqual(expected);
});

test('keeps the line breaks of a message, and drops the company of a private person', () => {
  const checked = checkContact({ ...typed, message: ' a\r\nb ', company: 'Kone Oy', vatNumber: '1234567-1' });
  expect(checked).toMatchObject({ value: { message: 'a\nb', company: '', vatNumber: '' } });
});
