import { expect, test } from 'vitest';
import { hoursTexts, readHours } from './hours.ts';

test.each([
  ['ma-pe 9-18, la 10-15', 'Ma–pe 9–18, la 10–15', 'Mon–Fri 9–18, Sat 10–15'],
  ['Ma – Pe 8.30–17, su 12-16', 'Ma–pe 8.30–17, su 12–16', 'Mon–Fri 8.30–17, Sun 12–16'],
  ['mon-fri 9:00-17:00', 'Ma–pe 9–17', 'Mon–Fri 9–17'],
])('%s', (text, fi, en) => expect(hoursTexts(readHours(text) ?? {})).toEqual({ fi, en }));

test.each(['', '9-18', 'ma-pe', 'pe-ma 9-18', 'ma 18-9', 'ma 9-25', 'ma 9.75-18', 'xx 9-18'])('no hours: %s', (text) =>
  expect(readHours(text)).toBeNull(),
);
