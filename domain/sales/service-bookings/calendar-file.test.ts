import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  uid: 'service-1001@tieva.example',
  sequence: 2,
  madeAt: new Date('2026-11-20T08:00:00Z'),
  startsAt: new Date('2026-11-25T07:00:00Z'),
  endsAt: new Date('2026-11-25T09:00:00Z'),
  title: 'Vuosihuolto: kelkka, 2024',
  place: 'Äimätie 14; Oulu',
  url: 'https://tieva.example/x',
  isCancelled: false,
};

test('writes times in UTC and escapes texts (RFC 5545, service-booking-5)', () => {
  const file = calendarFile(event);
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([
      'DTSTART:20261125T070000Z',
      'DTEND:20261125T090000Z',
      'SUMMARY:Vuosihuolto: kelkka\\, 2024',
      'LOCATION:Äimätie 14\\; Oulu',
      'STATUS:CONFIRMED',
    ]),
  );
});

test('a typed line break starts no property of its own, and lines stay within 75 octets (RFC 5545, service-booking-5)', () => {
  const file = calendarFile({ ...event, title: `Ä${'ö'.repeat(90)}\r\nATTENDEE:mailto:x@example.fi` });
  expect(file).not.toMatch(/^ATTENDEE/m);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain('ö\\nATTENDEE');
});
